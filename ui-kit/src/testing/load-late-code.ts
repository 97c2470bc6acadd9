import { confirmDialogCode } from '../primitives/confirm-dialog.tsx'
import { dialogCode } from '../primitives/dialog.tsx'
import { menuCode } from '../primitives/menu.tsx'
import { popoverCode } from '../primitives/popover.tsx'
import { tooltipCode } from '../primitives/tooltip.tsx'

/** Loads the code of all popups, as an idle page does. */
export async function loadLateCode(): Promise<void> {
  await Promise.all(
    [menuCode, popoverCode, tooltipCode, dialogCode, confirmDialogCode].map(({ load }) => load()),
  )
}
