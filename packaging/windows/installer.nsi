; The installer: for the person who runs it, without rights of an administrator. It ties .cheese files to Cheeseboard, adds an entry to the
; start menu and one to the list of programs. Games, records and settings stay when it is removed. Built by build.sh, which gives VERSION,
; FOLDER, ICON and OUTPUT.
; A 64-bit program, as the app is.
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

Name "Cheeseboard"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Cheeseboard"
InstallDirRegKey HKCU "Software\Cheeseboard" "Folder"
RequestExecutionLevel user
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Cheeseboard"
VIAddVersionKey "FileDescription" "Cheeseboard"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cheeseboard.exe"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cheeseboard"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Dutch"

Section
    SetOutPath "$INSTDIR"
    File "${FOLDER}/cheeseboard.exe"
    File "${FOLDER}/*.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Cheeseboard.lnk" "$INSTDIR\cheeseboard.exe"

    WriteRegStr HKCU "Software\Cheeseboard" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${CLASSES}\.cheese" "" "Cheeseboard.Game"
    WriteRegStr HKCU "${CLASSES}\Cheeseboard.Game" "" "Cheeseboard game"
    WriteRegStr HKCU "${CLASSES}\Cheeseboard.Game\DefaultIcon" "" "$INSTDIR\cheeseboard.exe,0"
    WriteRegStr HKCU "${CLASSES}\Cheeseboard.Game\shell\open\command" "" '"$INSTDIR\cheeseboard.exe" "%1"'

    WriteRegStr HKCU "${REMOVAL}" "DisplayName" "Cheeseboard"
    WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REMOVAL}" "Publisher" "The Cheeseboard contributors"
    WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\cheeseboard.exe"
    WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
    WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" "$0"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
    Delete "$INSTDIR\cheeseboard.exe"
    ; Only what was installed: people may have chosen a folder with texts of their own.
    Delete "$INSTDIR\LICENSE-MIT.txt"
    Delete "$INSTDIR\LICENSE-APACHE.txt"
    Delete "$INSTDIR\FONTS.txt"
    Delete "$INSTDIR\FONT-Nunito-OFL.txt"
    Delete "$INSTDIR\FONT-Fraunces-OFL.txt"
    Delete "$INSTDIR\LIBRARIES.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Cheeseboard.lnk"
    DeleteRegKey HKCU "${CLASSES}\Cheeseboard.Game"
    ReadRegStr $0 HKCU "${CLASSES}\.cheese" ""
    StrCmp $0 "Cheeseboard.Game" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.cheese"
    DeleteRegKey HKCU "${REMOVAL}"
    DeleteRegKey HKCU "Software\Cheeseboard"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
