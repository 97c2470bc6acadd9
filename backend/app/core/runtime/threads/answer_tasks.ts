import { parentPort } from 'node:worker_threads'

/** The answer of a thread to a task. */
export type Answer<Result> = { result: Result } | { error: string }

/** Lets this thread run the tasks of a `WorkerThread`. */
export function answerTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  const answer = async (task: Task): Promise<Answer<Result>> => {
    try {
      return { result: await run(task) }
    } catch (error) {
      return { error: String(error) }
    }
  }
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)))
}
