import { defineConfig } from '@adonisjs/core/bodyparser'

/** Reads JSON, and one file where a route takes one; everything else is refused unread. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  // Read here and parsed by the input middleware.
  raw: { types: ['application/json'], limit: '100kb', encoding: 'utf-8' },
  json: { types: [] },
  form: { types: [] },
  // The route that takes a file reads it itself, up to its own limit.
  multipart: { types: ['multipart/form-data'], autoProcess: false, maxFields: 10, fieldsLimit: '4kb' },
})
