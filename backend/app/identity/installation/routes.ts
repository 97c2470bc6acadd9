import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const InstallationSettingsController = () => import('./controllers/installation_settings_controller.js')

router
  .group(() => {
    router.get('', [InstallationSettingsController, 'show']).as('installation_settings.show')
    router.put('', [InstallationSettingsController, 'update']).as('installation_settings.update')
  })
  .prefix('/api/admin/installation-settings')
  .use(middleware.signedIn())
