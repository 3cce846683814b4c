/** Anchors of the parts of the page of the track. */
export const mailId = 'by-mail'
export const filesId = 'files'
