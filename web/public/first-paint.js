// Theme and language before the first paint. A file of its own, because the security policy refuses inline scripts.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  try {
    theme = localStorage.getItem('app_theme')
    language = localStorage.getItem('app_language')
  } catch {
    // Storage is switched off: the system's theme and the language of the server it is.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  // The server has rendered the page in the language that the address asks for.
  var asked = /[?&]lang=(en|pt|fr|es)(&|$)/.test(location.search)
  if (!asked && /^(en|pt|fr|es)$/.test(language || '')) root.lang = language
})()
