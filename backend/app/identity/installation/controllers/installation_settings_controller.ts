import type { HttpContext } from '@adonisjs/core/http'
import type { InstallationSettings } from '#contract/identity/data/installation_settings'
import AdministratorPolicy from '#core/http/administrator_policy'
import ChangeSignUpSettings from '#identity/installation/actions/change_sign_up_settings'
import { installationSettings } from '#identity/installation/repositories/sign_up_settings'
import { installationSettingsValidator } from '#identity/installation/validators/installation_settings_validator'

/** The settings of the installation, for its administrators. */
export default class InstallationSettingsController {
  /** Returns the settings of the installation. */
  async show({ bouncer, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { signUp, isPreset } = await installationSettings()
    return response.json({ signUp, isPreset } satisfies InstallationSettings)
  }

  /** Changes the settings of the installation. */
  async update({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { signUp } = await request.validateUsing(installationSettingsValidator)
    const actorId = auth.getUserOrFail().id
    const settings: InstallationSettings = await new ChangeSignUpSettings().handle({ actorId, signUp })
    return response.json(settings)
  }
}
