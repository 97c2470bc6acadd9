import { defineConfig } from '@adonisjs/core/bodyparser'

/** Reads JSON, and files on routes that accept them; everything else is refused unread. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  // Read here, and parsed by the input middleware.
  raw: { types: ['application/json'], limit: '100kb', encoding: 'utf-8' },
  json: { types: [] },
  form: { types: [] },
  // A route with files reads them itself, up to its own limits.
  multipart: { types: ['multipart/form-data'], autoProcess: false, maxFields: 10, fieldsLimit: '64kb' },
})
