import { defineConfig } from '@adonisjs/core/bodyparser'

/** JSON and nothing else; other types are refused before they are read. */
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
  multipart: { types: [] },
})
