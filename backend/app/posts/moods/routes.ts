import router from '@adonisjs/core/services/router'

const MoodsController = () => import('./controllers/moods_controller.js')

router.get('/api/moods', [MoodsController, 'index']).as('moods.index')
