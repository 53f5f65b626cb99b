import { mountChat } from '../../widget/panel.ts'
import { prepareReport } from './report-dialog.ts'
import './hosted-chat.css'

/** Starts an agent's hosted chat page, `/chat/<widget_key>`. */
const [, , widgetKey = ''] = location.pathname.split('/')
const place = document.getElementById('chat')
const title = document.getElementById('title')

if (title) title.textContent = document.title
prepareReport(widgetKey)
if (place) {
  await mountChat(place, {
    widgetKey,
    apiBase: '',
    mode: 'inline',
    onTheme: ({ scheme }) => {
      if (scheme) document.documentElement.dataset['scheme'] = scheme
    },
  })
}
