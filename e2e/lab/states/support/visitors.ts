import { answered, changed } from './answers.ts'
import type { State } from './state.ts'
import { keys, press, read, see, type } from './steps.ts'

const at = (path: string) => ({ as: 'visitor', at: path }) as const
const OPEN_LINK = answered('POST', /^\/auth\/check-link/, { state: 'open', email: 'ana@northwind.example' })
const SIGN_IN = press('button', 'Continue with email and password')

/** The states of visitors without an account. */
export const VISITOR_STATES: State[] = [
  { name: 'form to sign in', ...at('/login'), steps: [SIGN_IN, see('dialog', 'Sign in')] },
  {
    name: 'form to sign in on a phone',
    ...at('/login'),
    phone: true,
    steps: [SIGN_IN, see('dialog', 'Sign in')],
  },
  {
    name: 'form to sign in with errors',
    ...at('/login'),
    steps: [SIGN_IN, press('button', 'Sign in'), read('Enter your password')],
  },
  {
    name: 'refused sign-in',
    ...at('/login'),
    steps: [
      SIGN_IN,
      type('Email', 'nobody@fanfare.example'),
      type('Password', 'Wrong-7!words'),
      press('button', 'Sign in'),
      see('alert'),
    ],
  },
  {
    name: 'form of a new account with errors',
    ...at('/register'),
    steps: [see('dialog', 'Create an account'), type('Email', 'nobody'), keys('Tab')],
  },
  {
    name: 'form of a new account on a phone',
    ...at('/register'),
    phone: true,
    steps: [see('dialog', 'Create an account'), type('Password', 'short')],
  },
  {
    name: 'forgotten password without an address',
    ...at('/forgot-password'),
    steps: [press('button', 'Send reset email')],
  },
  {
    name: 'sent reset mail',
    ...at('/forgot-password'),
    steps: [
      type('Email', 'nobody@states.example'),
      press('button', 'Send reset email'),
      see('heading', 'Check your inbox'),
    ],
  },
  {
    name: 'new passwords that differ',
    ...at('/reset-password/made-up'),
    answers: [OPEN_LINK],
    steps: [type('New password', 'Brass-band-7!'), type('Confirm password', 'Brass-band-8!'), keys('Tab')],
  },
  { name: 'address to confirm', ...at('/verify-email?token=made-up'), answers: [OPEN_LINK] },
  { name: 'change to cancel', ...at('/cancel-email-change?token=made-up'), answers: [OPEN_LINK] },
  {
    name: 'setup of a new server',
    ...at('/setup'),
    answers: [changed(/^\/setup/, (body: object) => ({ ...body, open: true, isOpen: true, needed: true }))],
  },
  {
    name: 'invitation of somebody without an account',
    as: 'visitor',
    at: ({ signUpToken }) => `/invitation/${signUpToken}`,
  },
  {
    name: 'invitation for another person',
    as: 'member',
    at: ({ signUpToken }) => `/invitation/${signUpToken}`,
  },
  {
    name: 'demo of Slack that runs',
    ...at('/integrations/slack-integration/demo'),
    steps: [press('button', /^Start/)],
  },
  // The device keeps the language, so these are last.
  { name: 'landing page in French', ...at('/?lang=fr') },
  { name: 'public post in Portuguese', ...at('/community-landing?lang=pt') },
  { name: 'price in Spanish', ...at('/pricing?lang=es') },
]
