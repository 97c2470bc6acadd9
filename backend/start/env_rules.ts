import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { parseMailDomain } from '#core/network/parse_mail_domain'
import { isEncryptedOrLocal, isLoopback } from '#core/network/loopback'

type Rule<T> = (name: string, value?: string) => T | undefined

/** An optional variable. The error contains its name and the expected format, but not its value, which may be a secret. */
function optional<T>(expected: string, parse: (value: string) => T | undefined): Rule<T> {
  return (name, value) => {
    if (value === undefined || value === '') return undefined
    const parsed = parse(value)
    if (parsed === undefined) throw new Error(`${name} has to be ${expected}`)
    return parsed
  }
}

const urlOf = (...protocols: string[]) => {
  return (value: string) => (protocols.includes(URL.parse(value)?.protocol ?? '') ? value : undefined)
}

/** An integer within the inclusive range. */
export function wholeNumber(min: number, max = 1_000_000): Rule<number> {
  return optional(`a whole number from ${min} to ${max}`, (value) => {
    const number = Number(value)
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  })
}

/** One of the listed words. */
export function oneOf<T extends string>(...words: T[]): Rule<T> {
  return optional(`one of ${words.join(', ')}`, (value) => words.find((word) => word === value))
}

export const text = optional('text', (value) => value)

/** The path without symbolic links; for a folder that does not exist yet, resolved from its first existing parent. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path))
}

/** A folder outside the release, which an upgrade replaces. `release` is undefined in a clone of the repository. */
export function folderOutside(release: string | undefined): Rule<string> {
  return (name, value) => {
    if (
      release !== undefined &&
      !relative(realPath(release), realPath(resolve(value || release))).startsWith('..')
    )
      throw new Error(`${name} has to be set to a folder outside of the release, such as /var/lib/fanfare`)
    return text(name, value)
  }
}

/** Text that requires another variable too. */
export function textWith(other: string): Rule<string> {
  return (name, value) => {
    if (!value && process.env[other]) throw new Error(`${name} has to be set with ${other}`)
    return text(name, value)
  }
}

/** Text that is required when another variable has this value. */
export function textFor(other: string, word: string): Rule<string> {
  return (name, value) => {
    if (!value && process.env[other] === word) throw new Error(`${name} has to be set with ${other}=${word}`)
    return text(name, value)
  }
}

export const email = optional('an address like support@example.org', (value) => {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(value) ? value : undefined
})

export const flag = optional('true or false', (value) => {
  return value === 'true' || value === 'false' ? value === 'true' : undefined
})

export const httpUrl = optional('an address like https://fanfare.example.org', urlOf('http:', 'https:'))

const HOST = /^(?:\[[\da-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)(?::\d{1,5})?$/

/** A list of hosts, each with or without a port, as URLs write them. */
export const hosts = optional('hosts like localhost:11434, llama.internal', (value) => {
  const list = value.split(',').map((host) => host.trim().toLowerCase())
  return list.every((host) => HOST.test(host)) ? list : undefined
})

/** A list of networks in CIDR notation. */
export const networks = optional('networks like 192.0.2.0/24, 2001:db8::/32', (value) => {
  const list = value.split(',').map((network) => network.trim())
  return list.every((network) => ipaddr.isValidCIDR(network)) ? list : undefined
})

/** A list of origins, as browsers send them. */
export const origins = optional('origins like https://tools.example.org, http://localhost:5173', (value) => {
  const list = value.split(',').map((origin) => origin.trim())
  return list.every(isOrigin) ? [...new Set(list)] : undefined
})

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text

const anyDomains = optional('domains like example.org, example.com', (value) => {
  const list = value.split(',').map(parseMailDomain)
  return list.every((domain) => domain !== null) ? [...new Set(list)] : undefined
})

/** Domains of email addresses; required by a policy that lists them. */
export const signUpDomains: Rule<string[]> = (name, value) => {
  if (!value && [process.env.SIGN_UP, process.env.SIGN_UP_EXTERNAL].includes('domains'))
    throw new Error(`${name} has to be set with SIGN_UP=domains`)
  return anyDomains(name, value)
}

export const smtpUrl = optional('an address like smtp://user:password@host:587', urlOf('smtp:', 'smtps:'))

const anyPostgresUrl = optional(
  'an address like postgres://user:password@host:5432/database',
  urlOf('postgres:', 'postgresql:'),
)

/** A remote database requires TLS, unless the operator states that the network protects the connection. */
export const postgresUrl: Rule<string> = (name, value) => {
  const address = anyPostgresUrl(name, value)
  if (address === undefined || process.env.DATABASE_PLAINTEXT === 'true' || isEncryptedOrLocal(address))
    return address
  throw new Error(
    `${name} has to end with ?sslmode=verify-full for a database elsewhere; DATABASE_PLAINTEXT=true allows it without encryption`,
  )
}

/** Variables for a pooler require the direct address as well. */
export const pooledUrl: Rule<string> = (name, value) => {
  textWith('DATABASE_DIRECT_URL')(name, value)
  return postgresUrl(name, value)
}

/** Other hosts than this machine require a token. */
export const metricsHost: Rule<string> = (name, value) => {
  if (value && !isLoopback(value) && !process.env.METRICS_TOKEN)
    throw new Error(`${name} has to be 127.0.0.1 unless METRICS_TOKEN is set`)
  return text(name, value)
}

const anyRedisUrl = optional('an address like rediss://user:password@host:6379/0', urlOf('redis:', 'rediss:'))

/** A remote Redis requires TLS, unless the operator states that the network protects the connection. */
export const redisUrl: Rule<string> = (name, value) => {
  const address = anyRedisUrl(name, value)
  if (address === undefined || process.env.REDIS_PLAINTEXT === 'true') return address
  const { protocol, hostname } = new URL(address)
  if (protocol === 'rediss:' || isLoopback(hostname)) return address
  throw new Error(
    `${name} has to begin with rediss:// for a Redis elsewhere; REDIS_PLAINTEXT=true allows it without encryption`,
  )
}

const anyS3Url = optional('an address like https://s3.example.org', urlOf('http:', 'https:'))

/** A remote S3 requires TLS, unless the operator states that the network protects the connection. */
export const s3Url: Rule<string> = (name, value) => {
  const address = anyS3Url(name, value)
  if (address === undefined || process.env.S3_PLAINTEXT === 'true') return address
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname)) return address
  throw new Error(
    `${name} has to begin with https:// for an S3 elsewhere; S3_PLAINTEXT=true allows it without encryption`,
  )
}

/** AWS requires a region; any other S3 has an address, and a region only if it uses them. */
export const s3Region: Rule<string> = (name, value) => {
  if (!value && process.env.S3_BUCKET && !process.env.S3_ENDPOINT)
    throw new Error(`${name} or S3_ENDPOINT has to be set with S3_BUCKET`)
  return anyRegion(name, value)
}

const anyRegion = optional('a region like eu-central-1', (value) =>
  /^[\w-]{1,64}$/.test(value) ? value : undefined,
)

const anyBucket = optional('a name of 3 to 63 lower-case letters, digits, dots and hyphens', (value) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) ? value : undefined,
)

/** A key without a bucket would store uploads on disk unnoticed. */
export const s3Bucket: Rule<string> = (name, value) => {
  textWith('S3_ACCESS_KEY_ID')(name, value)
  return anyBucket(name, value)
}

export const s3Prefix = optional('folders like fanfare or servers/fanfare', (value) =>
  /^[\w-]+(?:\/[\w-]+)*$/.test(value) ? value : undefined,
)

const keyText = optional('at least 32 characters', (value) => (value.length >= 32 ? value : undefined))

/** A secret of the operator. */
export const secret: Rule<string> = keyText

/** A secret that requires another variable too. */
export function secretWith(other: string): Rule<string> {
  return (name, value) => secret(name, textWith(other)(name, value))
}

/** Generated if absent, except on PostgreSQL, where every instance would generate a different one. */
export const key: Rule<string> = (name, value) => {
  if (!value && process.env.DATABASE_URL)
    throw new Error(
      `${name} has to be set with DATABASE_URL, to the same key on every instance; openssl rand -hex 32 makes one`,
    )
  return keyText(name, value)
}

const isProduction = () => (process.env.NODE_ENV || 'production') === 'production'

/** The stand-in provider accepts any email address, so production refuses it. */
export const standInUrl = optional(
  'an address like http://127.0.0.1:4400, and left out in production',
  (value) => {
    return isProduction() ? undefined : urlOf('http:', 'https:')(value)
  },
)
