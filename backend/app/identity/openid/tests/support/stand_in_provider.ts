import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenIdProviderSettings } from '#contract/identity/data/openid_provider'
import { now } from '#core/runtime/clock'
import { comeBack, leave } from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { makeProvider } from '#identity/openid/tests/support/openid_provider'
import { Browser } from '#tests/browser'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
type Path = '/.well-known/openid-configuration' | '/jwks' | '/token' | '/me'
type Answer = (response: ServerResponse) => void

const CLIENT_ID = 'fanfare'
export const CLIENT_SECRET = 'a client secret of more than 32 characters'

const json = (body: unknown, status = 200): Answer => {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const seconds = () => Math.floor(now().getTime() / 1_000)

/** A provider that answers whatever a test wants it to, by default correctly. */
export class StandInProvider {
  readonly issuer: string
  readonly answers = new Map<string, Answer>()
  /** How often each path was asked. */
  readonly asked = new Map<string, number>()
  #keys: Keys
  #kid = 1
  #close: () => void

  private constructor(issuer: string, keys: Keys, close: () => void) {
    this.issuer = issuer
    this.#keys = keys
    this.#close = close
  }

  static async start(): Promise<StandInProvider> {
    const keys = await generateKeyPair('RS256', { extractable: true })
    const server = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?')
      provider.asked.set(path, (provider.asked.get(path) ?? 0) + 1)
      request.resume()
      const answer = provider.answers.get(path) ?? json({}, 404)
      answer(response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const provider = new StandInProvider(`http://127.0.0.1:${port}`, keys, () =>
      server.close().closeAllConnections(),
    )
    provider.publish()
    await provider.publishKeys()
    return provider
  }

  readonly stop = () => this.#close()

  answer(path: Path, body: unknown, status?: number): void {
    this.answers.set(path, json(body, status))
  }

  publish(metadata: Record<string, unknown> = {}): void {
    this.answer('/.well-known/openid-configuration', {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/me`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...metadata,
    })
  }

  async publishKeys(): Promise<void> {
    const key = await exportJWK(this.#keys.publicKey)
    this.answer('/jwks', { keys: [{ ...key, kid: this.#kidOf(), use: 'sig', alg: 'RS256' }] })
  }

  /** New keys, which are published. */
  async rotate(): Promise<void> {
    this.#kid += 1
    await this.swapKeys()
    await this.publishKeys()
  }

  /** New keys under the same name, which are not published. */
  async swapKeys(): Promise<void> {
    this.#keys = await generateKeyPair('RS256', { extractable: true })
  }

  #kidOf = () => `key ${this.#kid}`

  claims(claims: JWTPayload = {}): JWTPayload {
    const at = seconds()
    return {
      iss: this.issuer,
      aud: CLIENT_ID,
      sub: 'noor',
      iat: at,
      exp: at + 60,
      email: 'noor@example.org',
      email_verified: true,
      name: 'Noor',
      ...claims,
    }
  }

  sign(claims: JWTPayload, header: { alg?: string; kid?: string; typ?: string } = {}): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: this.#kidOf(), ...header })
      .sign(this.#keys.privateKey)
  }

  /** Signed with a secret that is no private key. */
  signWith(secret: string, claims: JWTPayload): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: this.#kidOf() })
      .sign(new TextEncoder().encode(secret))
  }

  unsigned = (claims: JWTPayload): string => new UnsecuredJWT(claims).encode()

  publicKey = async (): Promise<string> => JSON.stringify(await exportJWK(this.#keys.publicKey))

  answerToken(idToken: string | undefined): void {
    this.answer('/token', { access_token: 'a', token_type: 'Bearer', id_token: idToken })
  }

  /** Sets this provider up in the installation. */
  setUp(slug = 'acme', settings: Partial<OpenIdProviderSettings> = {}): Promise<string> {
    const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
    return makeProvider({ slug, label: 'Acme', issuer: this.issuer, ...client, ...settings })
  }

  /** Starts a sign-in, and returns with the token that is made of its nonce. */
  async signIn(
    tokenOf: (nonce: string) => string | undefined | Promise<string | undefined> = (nonce) =>
      this.sign(this.claims({ nonce })),
    { browser = new Browser(), slug = 'acme', query = {}, spoil }: SignInOptions = {},
  ): Promise<Record<string, string>> {
    const { searchParams } = await leave(browser, `oidc-${slug}`)
    this.answerToken(await tokenOf(searchParams.get('nonce')!))
    spoil?.(this)
    const returned = { code: 'some', state: searchParams.get('state')!, iss: this.issuer, ...query }
    return comeBack(browser, `/api/auth/oidc-${slug}/callback?${new URLSearchParams(returned)}`)
  }
}

interface SignInOptions {
  browser?: Browser
  slug?: string
  /** Of the callback. */
  query?: Record<string, string>
  /** Changes answers before the callback. */
  spoil?: (provider: StandInProvider) => void
}
