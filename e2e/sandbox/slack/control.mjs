import { json } from 'node:stream/consumers'
import { FAILURES } from './api/failures.mjs'
import { happen, uninstall } from './outgoing/happen.mjs'
import { sendClick, sendCommand, sendShortcut } from './outgoing/interact.mjs'

/** The commands of `POST /control`, by `action`; by default it requests a failure. */
const ACTIONS = {
  fail(workspace, order) {
    if (!Object.hasOwn(FAILURES, order.failure))
      throw new TypeError(`failure is one of ${Object.keys(FAILURES)}`)
    workspace.failures.order(order)
  },
  heal: (workspace) => workspace.failures.clear(),
  revoke: (workspace, { error = 'token_revoked', token }) => workspace.installation.end(error, token),
  uninstall: (workspace, { silent }) =>
    silent ? workspace.installation.end('account_inactive') : uninstall(workspace),
  install(workspace, { scopes }) {
    const installer = workspace.people.active()[0].id
    const { token } = workspace.installation.install({ scopes, installer })
    return { token }
  },
  'set-scopes'(workspace, { scopes }) {
    workspace.installation.current().scopes = scopes
  },
  'set-member'(workspace, { channel, member }) {
    workspace.channels.find(channel).is_member = member
    workspace.onChange()
  },
  'expire-codes': (workspace) => workspace.installation.expireCodes(),
  'expire-response-urls': (workspace) => workspace.responseUrls.expire(),
  settings: ({ settings }, { values }) => void Object.assign(settings, values),
}

const actorIn = ({ people }, { user, email }) =>
  people.find(user) ?? people.byEmail(email) ?? people.active()[0]

/** The actions of a user in Slack, by `type`. */
const GESTURES = {
  command: (workspace, facts) => sendCommand(workspace, facts),
  shortcut: (workspace, facts) => sendShortcut(workspace, facts),
  click: (workspace, facts) => sendClick(workspace, facts),
}

function act(workspace, { type, channel: channelId, ts, ...facts }) {
  const channel = workspace.channels.find(channelId)
  const record = ts ? workspace.messages.find(channelId, ts) : undefined
  return GESTURES[type](workspace, { ...facts, person: actorIn(workspace, facts), channel, record })
}

const countsOf = (calls) => {
  const counts = {}
  for (const { method, status } of calls) {
    counts[method] ??= { total: 0, byStatus: {} }
    counts[method].total += 1
    counts[method].byStatus[status] = (counts[method].byStatus[status] ?? 0) + 1
  }
  return counts
}

/** The readable resources, by path. */
const READ = {
  '/control': ({ failures, installation }) => ({
    failures: failures.pending(),
    installation: installation.current(),
  }),
  '/control/messages': ({ messages }) => messages.all(),
  '/control/calls': ({ calls }) => ({ counts: countsOf(calls), calls }),
  '/control/deliveries': ({ deliveries }) => deliveries,
  '/control/people': ({ people }) => people.all(),
  '/control/channels': ({ channels }) => channels.all(),
}

const WRITE = {
  '/control': (workspace, { action = 'fail', ...facts }) => ACTIONS[action](workspace, facts),
  '/control/event': (workspace, facts) => happen(workspace, facts),
  '/control/interaction': act,
}

/** Serves `/control`: failures on demand, and recorded calls. `reset` starts over with a new workspace. */
export async function serveControl(workspace, request, response, url, reset) {
  const send = (status, content) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content ?? null))
  try {
    if (request.method === 'GET') return send(200, READ[url.pathname](workspace))
    const order = await json(request)
    if (order.action === 'reset') return send(200, reset())
    return send(200, (await WRITE[url.pathname](workspace, order)) ?? { ok: true })
  } catch (error) {
    return send(400, { ok: false, error: error.message })
  }
}
