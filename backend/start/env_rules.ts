import { isEncryptedOrLocal } from '#core/database/is_encrypted'

type Rule<T> = (name: string, value?: string) => T | undefined

/** An optional variable. The error names it and what is expected, but not its value, which may be a secret. */
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

/** An integer within the range, both ends included. */
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

/** Text that is only useful together with another variable. */
export function textWith(other: string): Rule<string> {
  return (name, value) => {
    if (!value && process.env[other]) throw new Error(`${name} has to be set with ${other}`)
    return text(name, value)
  }
}

/** Text that has to be there when another variable has this value. */
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

export const smtpUrl = optional('an address like smtp://user:password@host:587', urlOf('smtp:', 'smtps:'))

const anyPostgresUrl = optional(
  'an address like postgres://user:password@host:5432/database',
  urlOf('postgres:', 'postgresql:'),
)

/** A database elsewhere is asked over TLS, unless the operator says that the network protects the connection. */
export const postgresUrl: Rule<string> = (name, value) => {
  const address = anyPostgresUrl(name, value)
  if (address === undefined || process.env.DATABASE_PLAINTEXT === 'true' || isEncryptedOrLocal(address))
    return address
  throw new Error(
    `${name} has to end with ?sslmode=verify-full for a database elsewhere; DATABASE_PLAINTEXT=true allows it without encryption`,
  )
}

const keyText = optional('at least 32 characters', (value) => (value.length >= 32 ? value : undefined))

/** Generated when absent, except on PostgreSQL: every instance would generate another one. */
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
