// Theme and language before the first paint. A file of its own, because the security policy refuses inline scripts.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  var token = null
  try {
    theme = localStorage.getItem('app_theme')
    language = localStorage.getItem('app_language')
    token = localStorage.getItem('session_token')
  } catch {
    // Storage is switched off: the system's theme and the language of the server it is.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  // The server has rendered the page in the language that the address asks for.
  var asked = /[?&]lang=(en|pt|fr|es)(&|$)/.test(location.search)
  if (!asked && /^(en|pt|fr|es)$/.test(language || '') && language !== root.lang) {
    root.lang = language
    // The page that the server has rendered is shown when it is in the chosen language.
    if (root.dataset.served) root.style.visibility = 'hidden'
  }
  // The page is rendered for visitors.
  if (token !== null) root.dataset.session = ''

  // A button that is pressed before the client has taken it over is pressed again when it has, part by part.
  var pressed = null
  function isHydrated(button) {
    return Object.keys(button).some((key) => key.startsWith('__react'))
  }
  function remember(event) {
    var button = event.target.closest('#root button')
    if (button === null || isHydrated(button)) return
    pressed = button
    // The client may take it over for this very press.
    button.addEventListener('click', take, { once: true })
  }
  function take() {
    if (pressed === null || !isHydrated(pressed)) return null
    var button = pressed
    pressed = null
    return button
  }
  document.addEventListener('click', remember, true)
  window.addEventListener('hydrated', () => take()?.click())
})()
