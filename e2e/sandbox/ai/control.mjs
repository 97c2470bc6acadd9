import { json } from 'node:stream/consumers'
import { FAILURES } from './api/failures.mjs'

/** What `POST /control` can be told to do, by `action`; without one it orders a failure. */
const ACTIONS = {
  fail(state, order) {
    if (!FAILURES.includes(order.failure)) throw new TypeError(`failure is one of ${FAILURES}`)
    state.failures.order(order)
  },
  heal: (state) => state.failures.clear(),
  settings: (state, { values }) => Object.assign(state.settings, values),
}

/** Serves `/control`: failures on demand, and what was received. `reset` starts over. */
export async function serveControl(state, request, response, url, reset) {
  const send = (status, content) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  try {
    if (request.method === 'GET' && url.pathname === '/control/calls') return send(200, state.calls)
    const { action = 'fail', ...order } = await json(request)
    if (action === 'reset') reset()
    else ACTIONS[action](state, order)
    return send(200, { ok: true })
  } catch (error) {
    return send(400, { ok: false, error: error.message })
  }
}
