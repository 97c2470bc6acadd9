const { rm } = require('node:fs/promises')
const { join } = require('node:path')

/** Removes Electron's default app, which is still part of a runtime given as `electronDist`. */
exports.default = async ({ packager, appOutDir }) =>
  rm(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true })
