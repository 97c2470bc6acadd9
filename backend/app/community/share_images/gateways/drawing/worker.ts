import { answerTasks } from '#core/runtime/threads/answer_tasks'
import type { ShareCard } from '#contract/community/rules/share_card'
import { Painter } from '#community/share_images/gateways/drawing/painter'

/** The thread that draws; see DrawingThread. */
const painter = new Painter()

answerTasks((card: ShareCard) => painter.paint(card))
