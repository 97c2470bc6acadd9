import type { OrganizationChoice } from '@fanfare/ui-kit/platform/organization-choice.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../state/desktop-store.ts'

/** The choice of main, which the tray and all windows share. */
export const mainOrganizationChoice: OrganizationChoice = {
  get: () => useDesktop.getState().organizationId,
  set: (id) => void bridge.call('organization:choose', id),
  onChange: (listener) =>
    useDesktop.subscribe((now, before) => {
      if (now.organizationId !== before.organizationId) listener()
    }),
}
