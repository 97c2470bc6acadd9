import { Env } from '@adonisjs/core/env'
import { join, resolve } from 'node:path'
import { ANALYTICS_PROVIDERS } from '#contract/community/rules/analytics_provider'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#contract/core/rules/language'
import { AVATAR_MAX_BYTES, REPORTS_THAT_HIDE } from '#contract/core/rules/limits'
import { SIGN_UP_POLICIES } from '#contract/identity/rules/sign_up'
import { analyticsSettings } from './analytics.js'
import { storedAppKey } from './app_key.js'
import {
  email,
  flag,
  folderOutside,
  hosts,
  httpUrl,
  key,
  metricsHost,
  networks,
  oneOf,
  origins,
  pooledUrl,
  postgresUrl,
  secret,
  redisUrl,
  signUpDomains,
  s3Bucket,
  s3Prefix,
  s3Region,
  s3Url,
  secretWith,
  smtpUrl,
  standInUrl,
  text,
  textFor,
  textWith,
  wholeNumber,
} from './env_rules.js'
import { s3Settings } from './s3.js'

const checkout = /^(.*)[\\/]backend([\\/]build)?[\\/]start$/.exec(import.meta.dirname)?.[1]
const release = checkout === undefined ? join(import.meta.dirname, '..') : undefined

const given = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: oneOf('development', 'production', 'test'),
  HOST: text,
  PORT: wholeNumber(0, 65_535),
  APP_URL: httpUrl,
  HELP_URL: httpUrl,
  APP_KEY: key,
  DATA_DIR: folderOutside(release),
  DATABASE_URL: pooledUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_PLAINTEXT: flag,
  DATABASE_POOL: wholeNumber(1, 100),
  REDIS_URL: redisUrl,
  REDIS_PLAINTEXT: flag,
  REDIS_PREFIX: text,
  S3_BUCKET: s3Bucket,
  S3_ENDPOINT: s3Url,
  S3_PLAINTEXT: flag,
  S3_REGION: s3Region,
  S3_ACCESS_KEY_ID: textWith('S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: secretWith('S3_BUCKET'),
  S3_PATH_STYLE: flag,
  S3_PREFIX: s3Prefix,
  SQLITE_SYNCHRONOUS: oneOf('FULL', 'NORMAL'),
  DEMO: flag,
  DEMO_LANGUAGE: oneOf(...LANGUAGES),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  TRUST_PROXY: wholeNumber(0, 10),
  API_ORIGINS: origins,
  TRUSTED_NETWORKS: networks,
  METRICS_PORT: wholeNumber(1, 65_535),
  METRICS_HOST: metricsHost,
  METRICS_TOKEN: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  TRACES_PERCENT: wholeNumber(1, 100),
  SIGN_UP: oneOf(...SIGN_UP_POLICIES),
  SIGN_UP_EXTERNAL: oneOf(...SIGN_UP_POLICIES),
  SIGN_UP_DOMAINS: signUpDomains,
  SESSION_DAYS: wholeNumber(1, 365),
  SESSION_MAX_DAYS: wholeNumber(1, 3_650),
  LOG_RETENTION_DAYS: wholeNumber(1, 3_650),
  SUGGESTIONS_PER_POST: wholeNumber(1, 10_000),
  REPORTS_THAT_HIDE: wholeNumber(1, 1_000),
  AVATAR_MAX_BYTES: wholeNumber(1_024, 52_428_800),
  LIMIT_WINDOW: wholeNumber(1, 86_400),
  LIMIT_ANONYMOUS: wholeNumber(1),
  LIMIT_SIGNED_IN: wholeNumber(1),
  LIMIT_CREDENTIALS: wholeNumber(1),
  LIMIT_ADDRESS: wholeNumber(1),
  LIMIT_INVITATIONS: wholeNumber(1),
  LIMIT_SCIM: wholeNumber(1),
  SMTP_URL: smtpUrl,
  SMTP_PLAINTEXT: flag,
  MAIL_FROM: text,
  CAPTCHA_DIFFICULTY: wholeNumber(1, 24),
  RECAPTCHA_SITE_KEY: textWith('RECAPTCHA_SECRET'),
  RECAPTCHA_SECRET: textWith('RECAPTCHA_SITE_KEY'),
  RECAPTCHA_VERIFY_URL: httpUrl,
  RECAPTCHA_SCORE: wholeNumber(0, 100),
  SUPPORT_EMAIL: email,
  SUPPORT_ATTACHMENT_DAYS: wholeNumber(1, 3_650),
  LIMIT_SUPPORT: wholeNumber(1),
  LIMIT_SLACK_BROADCAST: wholeNumber(0, 86_400),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  GITHUB_SIGN_IN: flag,
  EXTERNAL_ISSUER: standInUrl,
  SIGN_IN_PRIVATE_HOSTS: hosts,
  SLACK_CLIENT_ID: textWith('SLACK_CLIENT_SECRET'),
  SLACK_CLIENT_SECRET: textWith('SLACK_CLIENT_ID'),
  SLACK_SIGNING_SECRET: textWith('SLACK_CLIENT_ID'),
  SLACK_URL: standInUrl,
  AI_URL: standInUrl,
  AI_PRIVATE_HOSTS: hosts,
  LIMIT_AI: wholeNumber(1),
  WEBHOOK_PRIVATE_HOSTS: hosts,
  ANALYTICS: oneOf('none', ...ANALYTICS_PROVIDERS),
  PLAUSIBLE_URL: httpUrl,
  PLAUSIBLE_DOMAIN: text,
  GA4_URL: httpUrl,
  GA4_MEASUREMENT_ID: textFor('ANALYTICS', 'ga4'),
  GA4_API_SECRET: textFor('ANALYTICS', 'ga4'),
})

/** How many times as many failures an address may have as an account by default, because many users may share it. */
const ADDRESS_FACTOR = 10

/** The language of the machine, which on that of a developer is the reader's. */
function languageOfMachine(): Language {
  const { language } = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale)
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

const signUp = given.get('SIGN_UP') ?? 'open'
const credentials = given.get('LIMIT_CREDENTIALS') ?? 10
const metricsPort = given.get('METRICS_PORT')
const metricsToken = given.get('METRICS_TOKEN')
const collector = given.get('OTEL_EXPORTER_OTLP_ENDPOINT')
const recaptchaKey = given.get('RECAPTCHA_SITE_KEY')

const mode = given.get('NODE_ENV') ?? 'production'
const port = given.get('PORT') ?? 3333
const appUrl = (given.get('APP_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '')
const dataDir = resolve(given.get('DATA_DIR') ?? `${checkout}/data`)

// The framework reads these directly.
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= String(port)

/** The settings of the server. Invalid ones stop the start with an error that says what is expected. */
export default {
  mode,
  dataDir,
  appUrl,
  /** The help to link to instead of the bundled guide. */
  helpUrl: given.get('HELP_URL'),
  appKey: given.get('APP_KEY') ?? storedAppKey(dataDir),
  databaseUrl: given.get('DATABASE_URL'),
  /** A connection that keeps its session, for commands and notifications. */
  databaseDirectUrl: given.get('DATABASE_DIRECT_URL') ?? given.get('DATABASE_URL'),
  /** Whether `databaseUrl` leads through a pooler, which shares sessions between transactions. */
  databaseIsPooled: given.get('DATABASE_DIRECT_URL') !== undefined,
  databasePool: given.get('DATABASE_POOL') ?? 10,
  redisUrl: given.get('REDIS_URL'),
  /** The prefix of all keys in Redis. */
  redisPrefix: given.get('REDIS_PREFIX') ?? 'fanfare:',
  /** The bucket for uploads; null while they are in `dataDir`. */
  s3: s3Settings({
    S3_BUCKET: given.get('S3_BUCKET'),
    S3_ENDPOINT: given.get('S3_ENDPOINT'),
    S3_REGION: given.get('S3_REGION'),
    S3_ACCESS_KEY_ID: given.get('S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: given.get('S3_SECRET_ACCESS_KEY'),
    S3_PATH_STYLE: given.get('S3_PATH_STYLE'),
    S3_PREFIX: given.get('S3_PREFIX'),
  }),
  sqliteSynchronous: given.get('SQLITE_SYNCHRONOUS') ?? 'FULL',
  demo: given.get('DEMO') ?? false,
  demoLanguage: given.get('DEMO_LANGUAGE') ?? languageOfMachine(),
  logLevel: given.get('LOG_LEVEL') ?? (mode === 'test' ? 'silent' : 'info'),
  /** Access to metrics, on a separate port or with a token; null while metrics are off. */
  metrics:
    metricsPort === undefined && metricsToken === undefined
      ? null
      : { port: metricsPort, host: given.get('METRICS_HOST') ?? '127.0.0.1', token: metricsToken },
  /** The collector of traces; null while tracing is off. The exporter reads the headers itself. */
  tracing:
    collector === undefined
      ? null
      : { endpoint: collector.replace(/\/+$/, ''), percent: given.get('TRACES_PERCENT') ?? 100 },
  trustedProxies: given.get('TRUST_PROXY') ?? 0,
  /** The origins whose pages may call the API with an API token. */
  apiOrigins: given.get('API_ORIGINS') ?? [],
  /** Networks, as CIDR, without limits per address. */
  trustedNetworks: given.get('TRUSTED_NETWORKS') ?? [],
  /** Who may sign up, until an administrator saves it. */
  signUp: {
    passwords: signUp,
    external: given.get('SIGN_UP_EXTERNAL') ?? signUp,
    domains: given.get('SIGN_UP_DOMAINS') ?? [],
  },
  sessionDays: given.get('SESSION_DAYS') ?? 7,
  sessionMaxDays: given.get('SESSION_MAX_DAYS') ?? 90,
  logRetentionDays: given.get('LOG_RETENTION_DAYS') ?? 365,
  suggestionsPerPost: given.get('SUGGESTIONS_PER_POST') ?? 1_000,
  reportsThatHide: given.get('REPORTS_THAT_HIDE') ?? REPORTS_THAT_HIDE,
  avatarMaxBytes: given.get('AVATAR_MAX_BYTES') ?? AVATAR_MAX_BYTES,
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
    /** Failed sign-ins, mails and similar per window, per account. */
    credentials,
    /** The same, and registrations, per window, per client address. */
    address: given.get('LIMIT_ADDRESS') ?? credentials * ADDRESS_FACTOR,
    /** Invitations of an organization, and of a user, per day. */
    invitations: given.get('LIMIT_INVITATIONS') ?? 500,
    /** Requests of a directory per minute: Entra sends up to 25 in a second. */
    scim: given.get('LIMIT_SCIM') ?? 1_500,
    /** Support requests per window, per user and per address. */
    support: given.get('LIMIT_SUPPORT') ?? 10,
    /** Seconds between two messages of an organization to all its members in Slack. */
    slackBroadcast: given.get('LIMIT_SLACK_BROADCAST') ?? 600,
    /** AI runs of an organization per hour. */
    ai: given.get('LIMIT_AI') ?? 20,
  },
  captcha: {
    /** The zero bits of each of the sixteen rounds of a challenge; one more doubles the work. */
    difficulty: given.get('CAPTCHA_DIFFICULTY') ?? 14,
    /** Null for the built-in captcha. */
    recaptcha:
      recaptchaKey === undefined
        ? null
        : {
            siteKey: recaptchaKey,
            secret: given.get('RECAPTCHA_SECRET')!,
            verifyUrl: given.get('RECAPTCHA_VERIFY_URL') ?? 'https://www.google.com/recaptcha/api/siteverify',
            /** Percent. */
            score: given.get('RECAPTCHA_SCORE') ?? 50,
          },
  },
  support: {
    /** The address for notices of new support requests; administrators see them in any case. */
    email: given.get('SUPPORT_EMAIL'),
    /** Days until the attachments of a closed request are deleted. */
    attachmentDays: given.get('SUPPORT_ATTACHMENT_DAYS') ?? 90,
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
    /** Private hosts, as `host` or `host:port`, at which OpenID providers may be. */
    privateHosts: given.get('SIGN_IN_PRIVATE_HOSTS') ?? [],
  },
  slack: {
    clientId: given.get('SLACK_CLIENT_ID'),
    clientSecret: given.get('SLACK_CLIENT_SECRET'),
    /** Verifies the signature of Slack's requests. */
    signingSecret: given.get('SLACK_SIGNING_SECRET'),
    /** Another Slack, for development; refused in production. */
    url: (given.get('SLACK_URL') ?? 'https://slack.com').replace(/\/+$/, ''),
  },
  ai: {
    /** Replaces all providers, for development; refused in production. */
    url: given.get('AI_URL')?.replace(/\/+$/, ''),
    /** Private hosts, as `host` or `host:port`, that organizations may use as the address of a provider. */
    privateHosts: given.get('AI_PRIVATE_HOSTS') ?? [],
  },
  webhooks: {
    /** Private hosts, as `host` or `host:port`, that may receive webhooks. */
    privateHosts: given.get('WEBHOOK_PRIVATE_HOSTS') ?? [],
  },
  /** The analytics provider; null while analytics are off. */
  analytics: analyticsSettings(
    {
      ANALYTICS: given.get('ANALYTICS'),
      PLAUSIBLE_URL: given.get('PLAUSIBLE_URL'),
      PLAUSIBLE_DOMAIN: given.get('PLAUSIBLE_DOMAIN'),
      GA4_URL: given.get('GA4_URL'),
      GA4_MEASUREMENT_ID: given.get('GA4_MEASUREMENT_ID'),
      GA4_API_SECRET: given.get('GA4_API_SECRET'),
    },
    appUrl,
  ),
} as const
