/**
 * In the form it says how high the form is, in the page around it it makes the frame as high; and the page tells the form its
 * address and campaign. Both work without it.
 */
export const fitScript = `(function () {
  'use strict'
  var form = document.querySelector('[data-enquiry]')
  var names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid']
  if (form && window.parent !== window) {
    var tell = function () {
      window.parent.postMessage({ foyerEnquiry: Math.ceil(form.getBoundingClientRect().height) }, '*')
    }
    window.addEventListener('message', function (event) {
      var trail = event.source === window.parent && event.data && event.data.foyerTrail
      if (!trail || typeof trail !== 'object') return
      Object.keys(trail).forEach(function (name) {
        var field = document.querySelector('input[type=hidden][data-trail="' + name.replace(/[^a-z_]/g, '') + '"]')
        if (field && typeof trail[name] === 'string' && (name === 'page' || !field.value)) field.value = trail[name]
      })
    })
    if (window.ResizeObserver) new ResizeObserver(tell).observe(form)
    tell()
    return
  }
  var here = document.currentScript && new URL(document.currentScript.src).origin
  window.addEventListener('message', function (event) {
    var height = event.data && event.data.foyerEnquiry
    if (event.origin !== here || typeof height !== 'number') return
    var asked = new URLSearchParams(window.location.search)
    var trail = { page: window.location.href.split('#')[0], referrer: document.referrer }
    names.forEach(function (name) {
      if (asked.get(name)) trail[name] = asked.get(name)
    })
    Array.prototype.forEach.call(document.querySelectorAll('iframe'), function (frame) {
      if (frame.contentWindow !== event.source) return
      frame.style.height = Math.min(Math.max(height, 120), 5000) + 'px'
      event.source.postMessage({ foyerTrail: trail }, here)
    })
  })
})()
`
