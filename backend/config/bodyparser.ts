import { defineConfig } from '@adonisjs/core/bodyparser'

/** JSON, and one file where a route takes one; everything else is refused before it is read. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: {
    types: ['application/json'],
    limit: '100kb',
    encoding: 'utf-8',
    strict: true,
    convertEmptyStringsToNull: false,
    // A password may begin or end with a space; validators trim what is text.
    trimWhitespaces: false,
  },
  form: { types: [] },
  raw: { types: [] },
  // Never read by itself: the route that takes a file reads it, up to its own limit.
  multipart: { types: ['multipart/form-data'], autoProcess: false, maxFields: 10, fieldsLimit: '4kb' },
})
