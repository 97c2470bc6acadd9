import type { Client } from './client.ts'

interface Recorder {
  questions: string[]
  /** The labels of the buttons of each question. */
  buttons: string[][]
  minimized: number
}

/** Closes the window as the button of its frame does; deferred, because the client may end with it. */
export const closeWindow = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) => {
    setImmediate(() => BrowserWindow.getAllWindows()[0]!.close())
  })

/**
 * Answers each question of the client with the first of these labels that it has a button of, and counts how often its
 * window is minimized.
 */
export const answerWith = ({ app }: Client, ...answers: string[]) =>
  app.evaluate(({ BrowserWindow, dialog }, labels) => {
    const recorder = globalThis as unknown as Recorder
    recorder.questions ??= []
    recorder.buttons ??= []
    recorder.minimized = 0
    const ask = async (_window: unknown, { message, buttons }: { message: string; buttons: string[] }) => {
      recorder.questions.push(message)
      recorder.buttons.push(buttons)
      const label = labels.find((each) => buttons.includes(each))
      return { response: buttons.indexOf(label!), checkboxChecked: false }
    }
    dialog.showMessageBox = ask as unknown as typeof dialog.showMessageBox
    // No window manager runs on the desk, so no window would be minimized.
    BrowserWindow.getAllWindows()[0]!.minimize = () => void (recorder.minimized += 1)
  }, answers)

/** The questions of the client with their buttons, and how often its window was minimized since the last answer was set. */
export const closingOf = ({ app }: Client) =>
  app.evaluate(() => {
    const { questions, buttons, minimized } = globalThis as unknown as Recorder
    return { questions, buttons, minimized }
  })

/** The number of windows on the screen. */
export const shownWindows = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().filter((each) => each.isVisible()).length)

/** The number of windows on the screen that have the focus. */
export const focusedWindows = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().filter((each) => each.isFocused()).length)
