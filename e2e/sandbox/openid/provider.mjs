import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, Provider } from 'oidc-provider'

const MINUTE = 60
const CLIENTS = ['google', 'linkedin', 'github']
/** Where administrators of an installation set this provider up themselves, under these short names. */
const OWN = ['company', 'partner']

/** A client registration as at a real provider: exact redirect URIs, a secret, authorization code with PKCE. */
const clientAt = (redirectOrigin) => (name) => ({
  client_id: `fanfare-${name}`,
  client_secret: 'sandbox',
  redirect_uris: [`${redirectOrigin}/api/auth/${name}/callback`],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_post',
})

/** A client as companies register one: it sends its secret as OpenID Connect does by default. */
const ownClientAt = (redirectOrigin) => (name) => ({
  ...clientAt(redirectOrigin)(`oidc-${name}`),
  client_id: `fanfare-${name}`,
  token_endpoint_auth_method: 'client_secret_basic',
})

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig' }
}

const isUnanswered = (ctx) => !ctx.oidc.result?.login

/** Prompts for a user every time, so that several can sign in in one browser. */
function alwaysAsk() {
  const policy = interactionPolicy.base()
  policy
    .get('login')
    .checks.add(new interactionPolicy.Check('who', 'Somebody has to be chosen', isUnanswered))
  return policy
}

/** Grants all requested claims without a consent page. */
async function grantEverything({ oidc }) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid profile email')
  await grant.save()
  return grant
}

const claimsOf = ({ subject, name, email, verified, groups = [] }) => ({
  sub: subject,
  name,
  groups,
  ...(email && { email, email_verified: verified }),
})

/** A standard OpenID provider with its state in memory. */
export function makeProvider({ issuer, redirectOrigin, people }) {
  return new Provider(issuer, {
    clients: [...CLIENTS.map(clientAt(redirectOrigin)), ...OWN.map(ownClientAt(redirectOrigin))],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: MINUTE,
      Interaction: 10 * MINUTE,
      Grant: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    loadExistingGrant: grantEverything,
    findAccount: (_ctx, subject) => {
      const person = people.find(subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
  })
}
