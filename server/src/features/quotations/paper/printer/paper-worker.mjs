// Makes one paper in its own thread: a document of hundreds of items takes a moment, in which the server has others to serve.
import { parentPort, workerData } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import { drawPayment, drawProse, drawSigning, signingHeight } from './paper-close.mjs'
import { Flow } from './paper-flow.mjs'
import { Fonts } from './paper-fonts.mjs'
import { drawFirm, drawParties, drawTitleBlock } from './paper-head.mjs'
import { sheetOf } from './paper-looks.mjs'
import { drawSummary, summaryHeight } from './paper-summary.mjs'
import { drawSections, drawTable } from './paper-table.mjs'
import { Typesetter } from './paper-text.mjs'

const afterTable = 22

const draw = {
  table: (flow, block, heightAfter) => {
    drawTable(flow, block, heightAfter && heightAfter + afterTable)
    flow.space(afterTable)
  },
  prose: drawProse,
  payment: drawPayment,
}

function print(sheet) {
  const doc = new PDFDocument({
    size: [sheetOf.width, sheetOf.height],
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { ...sheet.about, CreationDate: new Date(sheet.madeAt) },
  })
  const parts = []
  doc.on('data', (part) => parts.push(part))
  const ended = new Promise((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const set = new Typesetter(doc, new Fonts(doc))
  const flow = new Flow(set, sheet)
  drawFirm(flow, sheet.firm, sheet.logo)
  drawTitleBlock(flow, sheet.head)
  drawParties(flow, sheet.parties)
  const { items, summary, blocks } = sheet
  const underSums = blocks.length === 0 ? signingHeight : 0
  drawSections(flow, items, summaryHeight(set, flow, summary) + underSums)
  drawSummary(flow, summary, underSums)
  blocks.forEach((block, at) => {
    draw[block.kind](flow, block, at === blocks.length - 1 ? signingHeight : 0)
  })
  drawSigning(flow, sheet.signing, sheet.signature)
  flow.drawFeet()
  doc.end()
  return ended.then(() => Buffer.concat(parts))
}

const bytes = await print(workerData)
parentPort.postMessage(new Uint8Array(bytes))
