import type { Client } from './client.ts'

/** Records the labels of every context menu that opens from now on. */
export const recordPopups = ({ app }: Client) =>
  app.evaluate(({ Menu }) => {
    const recorder = globalThis as unknown as { popups: string[][] }
    recorder.popups = []
    // oxlint-disable-next-line typescript/unbound-method -- called on the menu it belongs to
    const popup = Menu.prototype.popup
    Menu.prototype.popup = function record(options) {
      recorder.popups.push(this.items.filter(({ enabled }) => enabled).flatMap(({ label }) => label || []))
      popup.call(this, options)
    }
  })

/** The labels of the enabled entries of each menu, oldest first. */
export const popupsOf = ({ app }: Client) =>
  app.evaluate(() => (globalThis as unknown as { popups: string[][] }).popups)
