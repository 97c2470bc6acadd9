// Theme and language before the first paint. The build puts it into the page, whose policy names its hash.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  var token = null
  var organization = null
  var hasDraft = false
  var stored = {}
  try {
    theme = localStorage.getItem('app_theme')
    language = localStorage.getItem('app_language')
    token = localStorage.getItem('session_token')
    organization = localStorage.getItem('current_organization')
    hasDraft = /\/create-post/.test(location.pathname) && /new-post:/.test(localStorage.getItem('drafts'))
    for (var key of ['testimonial_call', 'app_desktop_client']) {
      var value = localStorage.getItem(key)
      // The server refuses what is longer.
      if (value !== null && value.length <= 20) stored['stored[' + key + ']'] = value
    }
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
  function ask(address) {
    return fetch(address, {
      headers: {
        accept: 'application/json',
        'accept-language': root.lang,
        authorization: 'Bearer ' + token,
      },
      cache: 'no-cache',
      redirect: 'error',
    })
  }
  // The service worker keeps pages: those of an earlier release end here, before anything is shown of them.
  async function ofThisRelease(response) {
    var build = response.headers.get('page-build')
    var page = document.querySelector('meta[name=build]')
    var isOld = build !== null && page !== null && page.content !== build
    if (!isOld) sessionStorage.removeItem('reloaded_for')
    // While a release is on its way, servers may have two builds.
    if (!isOld || sessionStorage.getItem('reloaded_for') === build) return response
    if (!window.caches || !(await caches.delete('frames'))) return response
    sessionStorage.setItem('reloaded_for', build)
    location.reload()
    return new Promise(() => {})
  }
  // The next visit asks the server, or shows the offline page.
  function forgetPages(error) {
    if (window.caches) caches.delete('frames')
    throw error
  }
  // The page rendered with its data replaces the frame, unless the app has done so.
  function show(html) {
    var page = document.querySelector('#root')
    if (page.dataset.frame !== '') return
    // Only pages of the server allow the policy.
    var rules = { createHTML: () => html }
    var policy = window.trustedTypes ? window.trustedTypes.createPolicy('fanfare-page', rules) : rules
    page.innerHTML = policy.createHTML('')
    page.dataset.frame = 'view'
    served = new Set(document.querySelectorAll(CONTROLS))
  }
  function onceParsed(work) {
    if (document.readyState !== 'loading') work()
    else document.addEventListener('DOMContentLoaded', work)
  }
  // A page with a frame leaves the start of the app to this script. Running it while the first data arrives would delay what
  // the user waits for, so it starts after that, or when the data is late.
  var MAX_WAIT_MS = 400
  var waits = false
  function start() {
    var app = document.querySelector('link[data-app]')
    if (app === null) return
    app.removeAttribute('data-app')
    import(app.href)
  }
  function startOncePainted() {
    requestAnimationFrame(() => setTimeout(start))
  }
  document.addEventListener('DOMContentLoaded', () => (waits ? setTimeout(start, MAX_WAIT_MS) : start()))
  // Only pages of the server: the desktop client keeps its token elsewhere, and offline pages have no server.
  if (token !== null && root.dataset.served) {
    // No other address: it may hold a secret, or a text of many kilobytes. The session store sends the same.
    var hasData =
      /^\/((admin\/)?dashboard|profile|posts\/[\da-f-]{36}|[\da-f-]{36}\/create-post|organizations\/[\da-f-]{36}\/settings\/company-information)\/*$/i.test(
        location.pathname,
      ) && location.search === ''
    var query = new URLSearchParams({ route: hasData ? location.pathname : '/' })
    if (organization) query.set('organizationId', organization)
    var address = '/api/boot?' + query
    // The server knows neither the draft of a form nor where the user came from.
    var isKnown = !hasDraft && !history.state?.usr
    var zone = hasData && isKnown && Intl.DateTimeFormat().resolvedOptions().timeZone
    var screen = matchMedia('(width < 48rem)').matches ? 'phone' : 'wide'
    var rendered = zone ? '&' + new URLSearchParams({ renderIn: zone, screen: screen, ...stored }) : ''
    var answer = ask(address + rendered).then(ofThisRelease, forgetPages)
    window.early = { token: token, answers: { [address]: answer } }
    waits = rendered !== ''
    answer
      .then((response) => response.ok && response.clone().json())
      .then((boot) => boot && boot.html && onceParsed(() => show(boot.html)))
      // A failure is reported to whoever takes the answer.
      .catch(function () {})
      .then(() => onceParsed(startOncePainted))
  }

  // What can be pressed again.
  var CONTROLS = '#root :is(button, input[type=radio], input[type=checkbox])'
  // A button or a choice of the served page that is pressed before hydration is pressed again afterwards, part by part.
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
    // The app has replaced the frame, and may have other parts beside the button.
    var label = button.ariaLabel
    var named = label && Array.from(document.querySelectorAll('#root button'))
    if (named) return named.find((each) => each.ariaLabel === label) || null
    var found = place.reduce(
      (node, index) => node && childrenOf(node)[index],
      document.querySelector('#root'),
    )
    return found?.tagName === button.tagName && looksLike(found, button) ? found : null
  }
  document.addEventListener('readystatechange', function () {
    if (document.readyState === 'interactive') served = new Set(document.querySelectorAll(CONTROLS))
  })
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest(CONTROLS)
      if (button === null || isHydrated(button)) return
      // React would handle it too if it hydrates the button because of this press.
      event.stopImmediatePropagation()
      event.preventDefault()
      pressed = { button, place: placeOf(button) }
    },
    true,
  )
  // React takes no notice of what was typed or selected in a field before it has hydrated it.
  var typed = new Map()
  document.addEventListener(
    'input',
    function ({ target }) {
      if (target.matches('#root :is(textarea, select, input:not([type=checkbox]))') && !isHydrated(target))
        typed.set(target, target.value)
    },
    true,
  )
  function typeAgain(value, field) {
    if (!isHydrated(field)) return
    typed.delete(field)
    // React compares the value with the last one that was set through its own setter.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  function repeat() {
    typed.forEach(typeAgain)
    var button = pressed && current(pressed)
    if (!button || !isHydrated(button)) return
    pressed = null
    button.click()
  }
  // A part whose code comes later is hydrated later.
  var MAX_REPEAT_MS = 60_000
  window.addEventListener('hydrated', function () {
    served.clear()
    repeat()
    setTimeout(clearInterval, MAX_REPEAT_MS, setInterval(repeat, 100))
  })
})()
