import { Env } from '@adonisjs/core/env'
import { resolve } from 'node:path'
import { storedAppKey } from './app_key.js'
import {
  flag,
  httpUrl,
  key,
  oneOf,
  postgresUrl,
  smtpUrl,
  standInUrl,
  text,
  wholeNumber,
} from './env_rules.js'

const given = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: oneOf('development', 'production', 'test'),
  HOST: text,
  PORT: wholeNumber(0, 65_535),
  APP_URL: httpUrl,
  APP_KEY: key,
  DATA_DIR: text,
  DATABASE_URL: postgresUrl,
  DATABASE_POOL: wholeNumber(1, 100),
  SQLITE_SYNCHRONOUS: oneOf('FULL', 'NORMAL'),
  DEMO: flag,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  TRUST_PROXY: wholeNumber(0, 10),
  SESSION_DAYS: wholeNumber(1, 365),
  SUGGESTIONS_PER_POST: wholeNumber(1, 10_000),
  LIMIT_WINDOW: wholeNumber(1, 86_400),
  LIMIT_ANONYMOUS: wholeNumber(1),
  LIMIT_SIGNED_IN: wholeNumber(1),
  LIMIT_CREDENTIALS: wholeNumber(1),
  SMTP_URL: smtpUrl,
  SMTP_PLAINTEXT: flag,
  MAIL_FROM: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  GITHUB_SIGN_IN: flag,
  EXTERNAL_ISSUER: standInUrl,
})

const root = import.meta.dirname.replace(/\/backend(\/build)?\/start$/, '')
const mode = given.get('NODE_ENV') ?? 'production'
const port = given.get('PORT') ?? 3333
const dataDir = resolve(given.get('DATA_DIR') ?? `${root}/data`)

// The framework reads these itself.
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= String(port)

/** The settings of the server. Malformed ones end the start with an error that says what is expected. */
export default {
  mode,
  dataDir,
  appUrl: (given.get('APP_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
  appKey: given.get('APP_KEY') ?? storedAppKey(dataDir),
  databaseUrl: given.get('DATABASE_URL'),
  databasePool: given.get('DATABASE_POOL') ?? 10,
  sqliteSynchronous: given.get('SQLITE_SYNCHRONOUS') ?? 'FULL',
  demo: given.get('DEMO') ?? false,
  logLevel: given.get('LOG_LEVEL') ?? (mode === 'test' ? 'silent' : 'info'),
  trustedProxies: given.get('TRUST_PROXY') ?? 0,
  sessionDays: given.get('SESSION_DAYS') ?? 7,
  suggestionsPerPost: given.get('SUGGESTIONS_PER_POST') ?? 1_000,
  smtpUrl: given.get('SMTP_URL'),
  smtpPlaintext: given.get('SMTP_PLAINTEXT') ?? false,
  mailFrom: given.get('MAIL_FROM') ?? 'Fanfare <fanfare@localhost>',
  limits: {
    /** Seconds. */
    window: given.get('LIMIT_WINDOW') ?? 900,
    /** Requests per window from an address without a session. */
    anonymous: given.get('LIMIT_ANONYMOUS') ?? 100,
    /** Requests per window of a signed-in user. */
    signedIn: given.get('LIMIT_SIGNED_IN') ?? 1_000,
    /** Sign-ins and registrations per window, per account and per address. */
    credentials: given.get('LIMIT_CREDENTIALS') ?? 10,
  },
  external: {
    google: { clientId: given.get('GOOGLE_CLIENT_ID'), clientSecret: given.get('GOOGLE_CLIENT_SECRET') },
    linkedin: {
      clientId: given.get('LINKEDIN_CLIENT_ID'),
      clientSecret: given.get('LINKEDIN_CLIENT_SECRET'),
    },
    github: { clientId: given.get('GITHUB_CLIENT_ID'), clientSecret: given.get('GITHUB_CLIENT_SECRET') },
    githubSignIn: given.get('GITHUB_SIGN_IN') ?? false,
    /** An OpenID provider that replaces all of them; refused in production. */
    issuer: given.get('EXTERNAL_ISSUER')?.replace(/\/+$/, ''),
  },
} as const
