import { json } from 'node:stream/consumers'
import { FAILURES } from './api/failures.mjs'

/** What `POST /control` can be told to do, by `action`; without one it orders a failure. */
const ACTIONS = {
  fail(model, order) {
    if (!Object.hasOwn(FAILURES, order.failure))
      throw new TypeError(`failure is one of ${Object.keys(FAILURES)}`)
    model.failures.order(order)
  },
  heal: (model) => model.failures.clear(),
  settings: (model, { values }) => model.set(values),
}

/** What can be read, by path. */
const READ = {
  '/control': ({ failures, settings }) => ({ failures: failures.pending(), settings }),
  '/control/calls': ({ calls }) => calls.all(),
}

/** Serves `/control`: failures on demand, and what was received. `reset` starts over. */
export async function serveControl(model, request, response, url, reset) {
  const send = (status, content) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content ?? null))
  try {
    if (request.method === 'GET') return send(200, READ[url.pathname](model))
    const { action = 'fail', ...order } = await json(request)
    if (action === 'reset') return send(200, reset())
    ACTIONS[action](model, order)
    return send(200, { ok: true })
  } catch (error) {
    return send(400, { ok: false, error: error.message })
  }
}
