import { newSecret } from '../ids.mjs'
import { readArguments } from './arguments.mjs'
import { methods } from './methods/methods.mjs'
import { misbehave } from './misbehave.mjs'
import { demand, SlackError } from './slack-error.mjs'

const bearerOf = (request) => request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]

/** The installation behind the token of the call. */
function authenticate(workspace, request, args) {
  const token = bearerOf(request) ?? args.token
  demand(token, 'not_authed')
  const installation = workspace.installation.find(token)
  demand(installation, 'invalid_auth')
  demand(installation.ended === undefined, installation.ended)
  return installation
}

/** Refuses the call unless all scopes of the method were granted. */
function demandScopes(installation, needed) {
  const missing = needed.filter((scope) => !installation.scopes.includes(scope))
  demand(missing.length === 0, 'missing_scope', {
    needed: missing.join(','),
    provided: installation.scopes.join(','),
  })
}

/** Runs the method and returns its response, including refusals. */
async function answerOf(call) {
  try {
    const { method, workspace, request, args } = call
    if (method.open) return { ok: true, ...(await method.run({ workspace, request, args })) }
    const installation = authenticate(workspace, request, args)
    call.installation = installation
    const demandScope = (...scopes) => demandScopes(installation, scopes)
    demandScope(...(method.scopes ?? []))
    return { ok: true, ...(await method.run({ workspace, request, args, installation, demandScope })) }
  } catch (error) {
    if (error instanceof SlackError) return error.answer
    throw error
  }
}

const scopeHeaders = ({ method, installation }) => ({
  ...(installation && { 'x-oauth-scopes': installation.scopes.join(',') }),
  ...(method?.scopes?.length > 0 && { 'x-accepted-oauth-scopes': method.scopes.join(',') }),
})

async function respond(call) {
  const { workspace, name, method, args, response } = call
  const send = (answer, status = 200, headers = {}) => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache, no-store, must-revalidate',
      'x-slack-req-id': newSecret('req'),
      ...scopeHeaders(call),
      ...headers,
    })
    response.end(JSON.stringify(answer))
    call.error = answer.error
    return status
  }
  if (!method) return send({ ok: false, error: 'unknown_method', req_method: name })
  const order = workspace.failures.next({ method: name, channel: args.channel })
  if (order) return misbehave(order, { response, send, perform: () => answerOf(call) })
  const wait = workspace.rateLimit(name, method.tier, args)
  if (wait > 0) return send({ ok: false, error: 'ratelimited' }, 429, { 'retry-after': String(wait) })
  return send(await answerOf(call))
}

/** Serves `/api/<method>`. Every call is recorded with its status. */
export async function serveApi(workspace, request, response, url) {
  const name = url.pathname.slice('/api/'.length)
  const call = { workspace, name, method: methods[name], request, response, args: {} }
  const entry = { at: new Date().toISOString(), method: name, status: 0 }
  workspace.calls.push(entry)
  try {
    call.args = await readArguments(request, url)
  } catch (error) {
    if (!(error instanceof SlackError)) throw error
    Object.assign(entry, { status: 200, error: error.answer.error })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(error.answer))
    return
  }
  entry.channel = call.args.channel
  entry.status = await respond(call)
  entry.error = call.error
}
