import { test } from '@japa/runner'
import { ERROR_CODES } from '#contract/error_code'
import { AppError } from '#core/http/errors/app_error'
import { CATALOGUE } from '#core/http/errors/catalogue'
import { toAppError } from '#core/http/errors/to_app_error'
import { securityHeaders } from '#core/http/security_headers'

const errorWith = (attributes: object) => Object.assign(new Error('select * from secrets'), attributes)

test.group('Converting errors', () => {
  for (const [what, thrown, code] of [
    ['a database that refuses', errorWith({ code: 'ECONNREFUSED' }), 'SERVICE_UNAVAILABLE'],
    ['a database that shuts down', errorWith({ code: '57P01' }), 'SERVICE_UNAVAILABLE'],
    ['a statement that takes too long', errorWith({ code: '57014' }), 'SERVICE_UNAVAILABLE'],
    ['a lock that is not released', errorWith({ code: '55P03', severity: 'ERROR' }), 'SERVICE_UNAVAILABLE'],
    ['a deadlock', errorWith({ code: '40P01', severity: 'ERROR' }), 'SERVICE_UNAVAILABLE'],
    ['a locked SQLite file', errorWith({ code: 'SQLITE_BUSY_SNAPSHOT' }), 'SERVICE_UNAVAILABLE'],
    ['a connection that ends', new Error('select 1 - Connection terminated'), 'SERVICE_UNAVAILABLE'],
    ['a connection that breaks', new Error('Connection terminated unexpectedly'), 'SERVICE_UNAVAILABLE'],
    [
      'a connection that takes too long',
      new Error('Connection terminated due to connection timeout'),
      'SERVICE_UNAVAILABLE',
    ],
    ['a database that is not reached in time', new Error('timeout expired'), 'SERVICE_UNAVAILABLE'],
    ['an answer that does not come', new Error('COMMIT; - Query read timeout'), 'SERVICE_UNAVAILABLE'],
    [
      'a broken connection that is used',
      new Error('ROLLBACK - Client has encountered a connection error and is not queryable'),
      'SERVICE_UNAVAILABLE',
    ],
    ['another error that has no code', new Error('Query read timeout of the printer'), 'INTERNAL_ERROR'],
    ['a full disk', errorWith({ code: 'ENOSPC' }), 'STORAGE_FULL'],
    ['a full disk under SQLite', errorWith({ code: 'SQLITE_FULL' }), 'STORAGE_FULL'],
    ['a full disk under PostgreSQL', errorWith({ code: '53100', severity: 'ERROR' }), 'STORAGE_FULL'],
    ['a pool without a free connection', errorWith({ name: 'KnexTimeoutError' }), 'SERVICE_UNAVAILABLE'],
    ['a process without descriptors', errorWith({ code: 'EMFILE' }), 'SERVICE_UNAVAILABLE'],
    [
      'a module that cannot be loaded without descriptors',
      Object.assign(new Error('Cannot read package config posts/package.json: too many open files.'), {
        code: 'ERR_INVALID_PACKAGE_CONFIG',
      }),
      'SERVICE_UNAVAILABLE',
    ],
    ['a module that is broken', errorWith({ code: 'ERR_INVALID_PACKAGE_CONFIG' }), 'INTERNAL_ERROR'],
    ['a duplicate value on PostgreSQL', errorWith({ code: '23505' }), 'UNIQUE_CONSTRAINT_VIOLATION'],
    [
      'a duplicate value on SQLite',
      errorWith({ code: 'SQLITE_CONSTRAINT_UNIQUE' }),
      'UNIQUE_CONSTRAINT_VIOLATION',
    ],
    ['a missing row on PostgreSQL', errorWith({ code: '23503' }), 'FOREIGN_KEY_CONSTRAINT_VIOLATION'],
    [
      'a missing row on SQLite',
      errorWith({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' }),
      'FOREIGN_KEY_CONSTRAINT_VIOLATION',
    ],
    ['a failed statement on PostgreSQL', errorWith({ code: '42P01', severity: 'ERROR' }), 'DATABASE_ERROR'],
    ['a failed statement on SQLite', errorWith({ code: 'SQLITE_ERROR' }), 'DATABASE_ERROR'],
    ['a policy that denies', errorWith({ code: 'E_AUTHORIZATION_FAILURE', status: 403 }), 'FORBIDDEN'],
    ['a body the framework cannot parse', errorWith({ status: 400 }), 'MALFORMED_REQUEST'],
    ['a programming error', new TypeError('x is not a function'), 'INTERNAL_ERROR'],
    ['a thrown string', 'oops', 'INTERNAL_ERROR'],
    ['nothing', null, 'INTERNAL_ERROR'],
  ] as const) {
    test(`${what} becomes ${code} without internals`, ({ assert }) => {
      const error = toAppError(thrown)
      assert.equal(error.code, code)
      assert.equal(error.status, CATALOGUE[code][0])
      assert.equal(error.message, CATALOGUE[code][1])
    })
  }

  test('an AppError is returned unchanged', ({ assert }) => {
    const error = new AppError('FORBIDDEN')
    assert.strictEqual(toAppError(error), error)
  })

  test('every code has an error status and a message', ({ assert }) => {
    for (const code of ERROR_CODES) {
      const [status, sentence] = CATALOGUE[code]
      assert.isTrue(status >= 400 && status < 600)
      assert.match(sentence, /^([A-Z]|reCAPTCHA).*[a-z.]$/)
    }
  })
})

test.group('Security headers', () => {
  test('contain HSTS only if the server is reached by https', ({ assert }) => {
    const secure = securityHeaders('https://fanfare.example.org')
    assert.equal(secure['strict-transport-security'], 'max-age=31536000; includeSubDomains')
    assert.notProperty(securityHeaders('http://localhost:3333'), 'strict-transport-security')
  })
})
