const { rm } = require('node:fs/promises')
const { join } = require('node:path')

/** Takes out the start page of Electron itself, which a runtime named by `electronDist` still has. */
exports.default = async ({ packager, appOutDir }) =>
  rm(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true })
