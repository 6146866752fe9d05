# The rule book on the screen and the ways to it, in Spanish.

book-title = Reglas
book-game = Juego
book-search = Buscar en las reglas
book-clear = Borrar la búsqueda
book-found = { $count ->
    [one] Una regla
   *[other] { $count } reglas
}
book-nothing = Ninguna regla habla de «{ $words }»
book-nothing-tip = Prueba con menos palabras, con palabras más cortas o con el número de una regla.
book-show-all = Mostrar todas las reglas
book-save = Guardar o imprimir las reglas…
book-not-saved = No se han podido guardar las reglas. { $why }
dialog-kind-page = Páginas web (HTML)
dialog-page-title = Guardar las reglas como página
book-example = Ejemplo
book-ours = Nuestra regla
book-picture = Imagen de la regla { $rule }, { $title }
book-picture-moves = Imagen en movimiento de la regla { $rule }, { $title }
book-set-up = Abrir en una mesa
book-set-up-tip = Abre esta situación en una mesa propia, con personas en todos los sitios. Allí puedes deshacer todo

table-rules = Reglas
table-rule-tip = Leer esta regla ({ $key })
go-rules = Reglas
keys-rules = Reglamento
