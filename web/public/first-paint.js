// Theme and language before the first paint. The build puts it into the page, whose policy names its hash.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  var token = null
  var organization = null
  try {
    theme = localStorage.getItem('app_theme')
    language = localStorage.getItem('app_language')
    token = localStorage.getItem('session_token')
    organization = localStorage.getItem('current_organization')
  } catch {
    // Storage is disabled: the theme is the system's and the language the server's.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  // The server has rendered the page in the language of the query.
  var asked = /[?&]lang=(en|pt|fr|es)(&|$)/.test(location.search)
  if (!asked && /^(en|pt|fr|es)$/.test(language || '') && language !== root.lang) {
    root.lang = language
    // The rendered page is shown only in the chosen language.
    if (root.dataset.served) root.style.visibility = 'hidden'
  }
  // The page is rendered for visitors.
  if (token !== null) root.dataset.session = ''

  // A signed-in page asks for its data before any module has loaded; `early-answers.ts` takes the answers.
  var early = { token: token, answers: {} }
  function ask(path, query) {
    var address = '/api' + path + (query ? '?' + new URLSearchParams(query) : '')
    early.answers[address] = fetch(address, {
      headers: {
        accept: 'application/json',
        'accept-language': root.lang,
        authorization: 'Bearer ' + token,
      },
      cache: 'no-cache',
      redirect: 'error',
    })
    // A failure is reported to whoever takes the answer.
    early.answers[address].catch(function () {})
  }
  // Only pages of the server: the desktop client keeps its token elsewhere, and offline pages have no server.
  if (token !== null && root.dataset.served) {
    window.early = early
    // No other address: it may hold a secret, or a text of many kilobytes. The session store sends the same.
    var hasData =
      /^\/(?:dashboard|posts\/[\da-f-]{36})\/*$/i.test(location.pathname) && location.search === ''
    var route = hasData ? location.pathname : '/'
    ask('/boot', organization ? { route: route, organizationId: organization } : { route: route })
    var post = /^\/posts\/([\da-f-]{36})\/*$/i.exec(location.pathname)
    if (post) {
      ask('/comments/post/' + post[1], { page: '1' })
      ask('/posts/' + post[1] + '/supply')
    }
  }

  // A button of the served page that is pressed before hydration is pressed again afterwards, part by part.
  var served = new Set()
  var pressed = null
  function isHydrated(button) {
    return !served.has(button) && Object.keys(button).some((key) => key.startsWith('__react'))
  }
  // React renders a part of the page anew that the browser has translated: its button is found by its place.
  function childrenOf(element) {
    return Array.from(element.children).filter((child) => child.tagName !== 'FONT')
  }
  function placeOf(button) {
    var path = []
    for (var node = button; node.id !== 'root'; node = node.parentElement) {
      path.unshift(childrenOf(node.parentElement).indexOf(node))
    }
    return path
  }
  function looksLike(button, other) {
    var icons = [button, other].map((element) => element.querySelector('svg')?.innerHTML)
    return button.className === other.className && icons[0] === icons[1]
  }
  function current({ button, place }) {
    if (button.isConnected) return button
    var found = place.reduce(
      (node, index) => node && childrenOf(node)[index],
      document.querySelector('#root'),
    )
    return found?.tagName === 'BUTTON' && looksLike(found, button) ? found : null
  }
  document.addEventListener('readystatechange', function () {
    if (document.readyState === 'interactive') served = new Set(document.querySelectorAll('#root button'))
  })
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('#root button')
      if (button === null || isHydrated(button)) return
      // React would handle it too if it hydrates the button because of this press.
      event.stopImmediatePropagation()
      event.preventDefault()
      pressed = { button, place: placeOf(button) }
    },
    true,
  )
  window.addEventListener('hydrated', function () {
    served.clear()
    var button = pressed && current(pressed)
    if (!button || !isHydrated(button)) return
    pressed = null
    button.click()
  })
})()
