import { defineConfig } from '@adonisjs/core/bodyparser'

/** Parses JSON, and one file where a route takes one; everything else is refused unread. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: {
    types: ['application/json'],
    limit: '100kb',
    encoding: 'utf-8',
    strict: true,
    convertEmptyStringsToNull: false,
    // A password may start or end with a space; validators trim text fields.
    trimWhitespaces: false,
  },
  form: { types: [] },
  raw: { types: [] },
  // The route that takes a file reads it itself, up to its own limit.
  multipart: { types: ['multipart/form-data'], autoProcess: false, maxFields: 10, fieldsLimit: '4kb' },
})
