import { answered, failed, missing, unanswered } from './answers.ts'
import type { State } from './state.ts'
import { press, read, see, type } from './steps.ts'

const PROVIDERS = /^\/admin\/openid-providers$/
const TEST = /^\/admin\/openid-providers\/[^/]+\/test/
const SCIM = /^\/admin\/scim$/
const GROUPS = /^\/admin\/scim\/groups/
const MOMENT = '2026-11-20T09:14:00.000Z'

const provider = (slug: string, label: string, facts: object = {}) => ({
  id: slug,
  slug,
  label,
  logo: null,
  issuer: `https://id.${slug}.example/realms/${slug}`,
  clientId: 'fanfare',
  secretHint: '1234',
  scopes: 'openid profile email',
  nameClaim: 'name',
  requiredClaim: null,
  requiredValue: null,
  emailDomains: [`${slug}.example`],
  isOn: true,
  callbackUrl: `https://fanfare.example/api/auth/oidc-${slug}/callback`,
  logoutUrl: `https://fanfare.example/api/auth/oidc-${slug}/logout`,
  people: 12,
  ...facts,
})

const providers = (passwordSignIn: boolean) =>
  answered('GET', PROVIDERS, {
    providers: [
      provider('northwind', 'Northwind'),
      provider('tideline', 'Tideline', { isOn: false, people: 0 }),
    ],
    passwordSignIn,
  })

const tested = (facts: object) =>
  answered('GET', TEST, {
    testedAt: MOMENT,
    problem: null,
    person: { subject: '00u1', email: 'cora@northwind.example', name: 'Cora Nunes' },
    claims: JSON.stringify({ sub: '00u1', name: 'Cora Nunes', groups: ['brass', 'woodwind'] }, null, 2),
    ...facts,
  })

const policies = (passwords: string, domains: string[] = []) =>
  answered('GET', /^\/admin\/installation-settings$/, {
    signUp: { passwords, external: 'open', domains },
    isPreset: false,
  })

const token = (id: string, facts: object = {}) => ({
  id,
  hint: id,
  createdAt: MOMENT,
  lastUsedAt: null,
  expiresAt: null,
  ...facts,
})
const CONNECTED = {
  address: 'https://fanfare.example/api/scim/v2',
  tokens: [
    token('k7qf', { lastUsedAt: MOMENT }),
    token('b2xn', { lastUsedAt: MOMENT, expiresAt: '2026-11-21T09:14:00.000Z' }),
  ],
  people: 42,
}
const connected = answered('GET', SCIM, CONNECTED)
const groups = answered('GET', GROUPS, {
  groups: [
    {
      id: 'group-1',
      name: 'Brass',
      membersCount: 12,
      organization: { id: 'org-1', name: 'Northwind Labs' },
      role: 'admin',
    },
    { id: 'group-2', name: 'Everyone', membersCount: 42, organization: null, role: null },
  ],
  pagination: { page: 1, limit: 20, total: 2, totalPages: 1 },
})

const at = (path = '') => ({ as: 'administrator', at: `/admin/installation-settings${path}` }) as const
const SIGN_IN = at('/sign-in')
const ONE = at('/sign-in/northwind')
const PROVISIONING = at('/provisioning')

/** Who may sign up, with which providers people sign in, and what the directory provisions. */
export const INSTALLATION_STATES: State[] = [
  {
    name: 'sign-up for listed domains',
    ...at(),
    answers: [policies('domains', ['northwind.example', 'tideline.example'])],
  },
  {
    name: 'sign-up for listed domains on a phone',
    ...at(),
    phone: true,
    answers: [policies('domains', ['northwind.example'])],
  },
  {
    name: 'sign-up for listed domains without one',
    ...at(),
    answers: [policies('invited')],
    steps: [press('radio', /^Listed domains/), press('button', 'Save'), read('Add a domain')],
  },
  { name: 'providers of companies', ...SIGN_IN, answers: [providers(true)] },
  { name: 'providers of companies on a phone', ...SIGN_IN, phone: true, answers: [providers(true)] },
  {
    name: 'providers while passwords are off',
    ...SIGN_IN,
    answers: [providers(false)],
    steps: [read('Switch passwords on')],
  },
  {
    name: 'switching passwords off',
    ...SIGN_IN,
    answers: [
      providers(true),
      answered(
        'PUT',
        /^\/admin\/password-sign-in/,
        { code: 'PASSWORD_SIGN_IN_NEEDED', message: '', requestId: 'state' },
        409,
      ),
    ],
    steps: [
      press('button', 'Switch passwords off'),
      press('button', 'Switch passwords off'),
      read(/^No administrator could sign in/),
    ],
  },
  { name: 'new provider of a company', ...at('/sign-in/new') },
  { name: 'new provider of a company on a phone', ...at('/sign-in/new'), phone: true },
  {
    name: 'new provider of a company without anything',
    ...at('/sign-in/new'),
    steps: [press('button', 'Save'), read('Fill this in')],
  },
  {
    name: 'provider of a company',
    ...ONE,
    answers: [providers(true), tested({})],
    steps: [read('This person can sign in')],
  },
  {
    name: 'provider of a company on a phone',
    ...ONE,
    phone: true,
    answers: [providers(true), tested({})],
    steps: [read('This person can sign in')],
  },
  {
    name: 'provider of a company with what it answered',
    ...ONE,
    answers: [
      providers(true),
      tested({
        problem: { code: 'EXTERNAL_NOT_ADMITTED', detail: 'The claim "groups" has not the value "staff".' },
      }),
    ],
    steps: [read('This person cannot sign in'), (page) => page.locator('summary').first().click()],
  },
  { name: 'provider of a company that nobody has tested', ...ONE, answers: [providers(true), missing(TEST)] },
  { name: 'provider of a company, loading', ...ONE, loading: true, answers: [unanswered(PROVIDERS)] },
  { name: 'provider of a company, failed', ...ONE, answers: [failed(PROVIDERS)] },
  {
    name: 'provider of a company, missing',
    ...at('/sign-in/nowhere'),
    answers: [providers(true)],
    steps: [see('heading', 'This provider does not exist')],
  },
  {
    name: 'removing a provider of a company',
    ...ONE,
    answers: [providers(true), tested({})],
    steps: [press('button', 'Remove'), see('alertdialog')],
  },
  { name: 'directory that is connected', ...PROVISIONING, answers: [connected, groups] },
  {
    name: 'directory that is connected, on a phone',
    ...PROVISIONING,
    phone: true,
    answers: [connected, groups],
  },
  {
    name: 'token of the directory, the only time it is shown',
    ...PROVISIONING,
    answers: [
      answered('GET', SCIM, { ...CONNECTED, tokens: [], people: 0 }),
      answered('POST', /^\/admin\/scim\/tokens$/, {
        token: 'ff_scim_Zk3uS8hV1mYp0QxT7cLwB2nRjA4eGfHdK9sU5vXo',
        settings: CONNECTED,
      }),
    ],
    steps: [
      press('button', 'Create token'),
      type('Your password', 'Sunny-day-7!'),
      press('button', 'Create token'),
      read('The token is ready'),
    ],
  },
  {
    name: 'what a group gives',
    ...PROVISIONING,
    answers: [connected, groups],
    steps: [press('button', 'Change what Brass gives'), see('dialog')],
  },
  {
    name: 'what a group gives, on a phone',
    ...PROVISIONING,
    phone: true,
    answers: [connected, groups],
    steps: [press('button', 'Change what Brass gives'), see('dialog')],
  },
  {
    name: 'revoking the token of the directory',
    ...PROVISIONING,
    answers: [connected, groups],
    steps: [press('button', /^Revoke the token that ends in k7qf/), see('alertdialog')],
  },
]
