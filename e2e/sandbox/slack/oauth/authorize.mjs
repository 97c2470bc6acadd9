import { text } from 'node:stream/consumers'
import { consentPage, refusalPage } from './consent-page.mjs'

const listOf = (scopes) => (scopes ?? '').split(/[\s,]+/).filter(Boolean)

/** The error of an authorization request; nothing when it is valid. */
function refusalOf({ settings }, query) {
  if (query.get('client_id') !== settings.clientId) return 'Invalid client_id parameter'
  const redirectUri = query.get('redirect_uri') ?? ''
  if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== settings.redirectOrigin)
    return 'redirect_uri did not match any configured URIs.'
  if (listOf(query.get('scope')).length === 0) return 'No scopes requested'
  return undefined
}

function redirectTo(response, query, facts) {
  const target = new URL(query.get('redirect_uri'))
  for (const [key, value] of Object.entries(facts)) target.searchParams.set(key, value)
  if (query.has('state')) target.searchParams.set('state', query.get('state'))
  response.writeHead(303, { location: target.href, 'cache-control': 'no-store' }).end()
}

/** Serves `/oauth/v2/authorize`: the page that asks for consent, and its form. */
export async function serveAuthorize(workspace, request, response, url, sendPage) {
  const query = url.searchParams
  const refusal = refusalOf(workspace, query)
  if (refusal) return sendPage(response, 400, refusalPage(refusal))
  const scopes = listOf(query.get('scope'))
  const people = workspace.people.active()
  if (request.method !== 'POST') return sendPage(response, 200, consentPage({ scopes, people }))
  const form = new URLSearchParams(await text(request))
  if (form.get('decision') !== 'allow') return redirectTo(response, query, { error: 'access_denied' })
  const installer = people.find(({ id }) => id === form.get('person')) ?? people[0]
  const redirectUri = query.get('redirect_uri')
  const code = workspace.installation.makeCode({ scopes, installer: installer.id, redirectUri })
  return redirectTo(response, query, { code })
}
