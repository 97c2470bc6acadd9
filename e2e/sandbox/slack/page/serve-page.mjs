import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { postAsPerson, uninstall } from '../outgoing/happen.mjs'
import { sendClick, sendCommand, sendShortcut } from '../outgoing/interact.mjs'
import { workspacePage } from './workspace-page.mjs'

const SCRIPT = readFileSync(new URL('live.js', import.meta.url))
const COMMAND = /^(\/fanfare)(?:\s+(.*))?$/s
const SETTLE_MS = 60

function say(workspace, { text: said, ...context }) {
  const [, command, words = ''] = said.match(COMMAND) ?? []
  if (command) return sendCommand(workspace, { ...context, command, text: words })
  return postAsPerson(workspace, { ...context, text: said })
}

const DO = {
  say,
  click: sendClick,
  shortcut: sendShortcut,
  uninstall: (workspace) => uninstall(workspace),
  'close-view'(workspace) {
    workspace.views.pop()
    workspace.onChange()
  },
}

/** Handles a form and redirects back to the page. The response of the app reaches the page by itself. */
async function serveForm(workspace, request, response, url) {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  const channel = workspace.channels.find(form.channel)
  const person = workspace.people.find(form.as)
  const action = Object.hasOwn(DO, url.pathname.slice(4)) ? DO[url.pathname.slice(4)] : undefined
  const record = form.ts ? workspace.messages.find(form.channel, form.ts) : undefined
  if (!action || !channel || !person || (form.ts && !record)) return response.writeHead(404).end('Not found')
  const context = { channel, person, record, text: form.text?.trim() ?? '', actionId: form.action }
  Promise.resolve(action(workspace, context)).catch((error) => process.stderr.write(`${error.stack}\n`))
  const query = new URLSearchParams({ channel: channel.id, as: person.id })
  return response.writeHead(303, { location: `/?${query}` }).end()
}

/** Notifies open pages of changes, throttled. */
function serveChanges(workspace, request, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(':\n\n')
  let timer
  const tell = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      response.write('data: changed\n\n')
    }, SETTLE_MS)
  }
  const end = () => response.end()
  workspace.changes.on('change', tell).once('end', end)
  request.on('close', () => {
    clearTimeout(timer)
    workspace.changes.off('change', tell).off('end', end)
  })
}

/** Serves the page of the workspace, its script, its live changes and its forms. */
export function servePage(workspace, request, response, url, sendPage) {
  if (request.method === 'POST' && url.pathname.startsWith('/do/'))
    return serveForm(workspace, request, response, url)
  if (url.pathname === '/live') return serveChanges(workspace, request, response)
  if (url.pathname === '/live.js')
    return response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(SCRIPT)
  if (url.pathname !== '/') return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  const [channelId, personId] = [url.searchParams.get('channel'), url.searchParams.get('as')]
  return sendPage(response, 200, workspacePage(workspace, { channelId, personId }))
}
