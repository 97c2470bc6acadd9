import router from '@adonisjs/core/services/router'
import { setErrorFormat } from '#core/http/errors/error_format'
import { ID } from '#core/http/route_matchers'
import { SCIM_TYPE, sendError } from '#organizations/scim/http/scim_response'
import { middleware } from '#start/kernel'

const ScimDiscoveryController = () => import('./controllers/scim_discovery_controller.js')
const ScimGroupsController = () => import('./controllers/scim_groups_controller.js')
const ScimSettingsController = () => import('./controllers/scim_settings_controller.js')
const ScimUsersController = () => import('./controllers/scim_users_controller.js')

/** Ten thousand members of a group with all of their fields. */
const BODY = { type: SCIM_TYPE, bytes: '3mb', keys: 60_000 }

setErrorFormat('/api/scim/', sendError)

// Limited per token of the directory, which is more than what a person needs.
router
  .group(() => {
    router.get('ServiceProviderConfig', [ScimDiscoveryController, 'config'])
    router.get('ResourceTypes', [ScimDiscoveryController, 'resourceTypes'])
    router.get('ResourceTypes/:name', [ScimDiscoveryController, 'resourceType'])
    router.get('Schemas', [ScimDiscoveryController, 'schemas'])
    router.get('Schemas/:name', [ScimDiscoveryController, 'schema'])
    router.get('Users', [ScimUsersController, 'index'])
    router.post('Users', [ScimUsersController, 'store'])
    router.get('Users/:id', [ScimUsersController, 'show'])
    router.put('Users/:id', [ScimUsersController, 'replace'])
    router.patch('Users/:id', [ScimUsersController, 'update'])
    router.delete('Users/:id', [ScimUsersController, 'destroy'])
    router.get('Groups', [ScimGroupsController, 'index'])
    router.post('Groups', [ScimGroupsController, 'store'])
    router.get('Groups/:id', [ScimGroupsController, 'show'])
    router.put('Groups/:id', [ScimGroupsController, 'replace'])
    router.patch('Groups/:id', [ScimGroupsController, 'update'])
    router.delete('Groups/:id', [ScimGroupsController, 'destroy'])
  })
  .prefix('/api/scim/v2')
  .options({ uncounted: true, largeBody: BODY })

router
  .group(() => {
    router.get('', [ScimSettingsController, 'show']).as('scim.show')
    router
      .post('tokens', [ScimSettingsController, 'createToken'])
      .as('scim.create_token')
      .options({ uncompressed: true })
    router
      .delete('tokens/:tokenId', [ScimSettingsController, 'revokeToken'])
      .where('tokenId', ID)
      .as('scim.revoke_token')
      .options({ withoutBody: true })
    router.get('groups', [ScimSettingsController, 'groups']).as('scim.groups')
    router.put('groups/:id', [ScimSettingsController, 'mapGroup']).as('scim.map_group')
  })
  .prefix('/api/admin/scim')
  .use(middleware.signedIn())
