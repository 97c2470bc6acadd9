import { answerTasks } from '#core/threads/answer_tasks'
import type { ShareCard } from '#contract/rules/share_card'
import { Painter } from '#share_images/queries/drawing/painter'

/** The thread that draws; see DrawingThread. */
const painter = new Painter()

answerTasks((card: ShareCard) => painter.paint(card))
