const LIVE_PARTS = ['app', 'rail-lists', 'messages']

const openMenus = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

function isAtEnd(list) {
  return list.scrollHeight - list.scrollTop - list.clientHeight < 80
}

async function refresh() {
  const answer = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const menus = openMenus()
  const atEnd = isAtEnd(document.getElementById('messages'))
  const position = document.getElementById('messages').scrollTop
  for (const id of LIVE_PARTS) {
    const part = fresh.getElementById(id)
    const shown = document.getElementById(id)
    if (part && shown.innerHTML !== part.innerHTML) shown.replaceWith(part)
  }
  for (const id of menus) document.getElementById(id)?.setAttribute('open', '')
  const list = document.getElementById('messages')
  list.scrollTop = atEnd ? list.scrollHeight : position
}

/** Buttons that are links open their address and notify the app too. */
document.addEventListener('click', (event) => {
  const fields = event.target.closest('[data-click]')?.dataset.click
  if (fields)
    void fetch('/do/click', {
      method: 'POST',
      keepalive: true,
      body: new URLSearchParams(JSON.parse(fields)),
    })
})

const list = document.getElementById('messages')
list.scrollTop = list.scrollHeight
let running = Promise.resolve()
const refreshSoon = () => {
  running = running.then(refresh).catch(() => {})
}
const changes = new EventSource('/live')
changes.addEventListener('message', refreshSoon)
changes.addEventListener('open', refreshSoon)
