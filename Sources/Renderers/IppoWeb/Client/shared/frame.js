// The place of this page among the frames of its parent; -1 for a page of its own. The frames of a tab share one `sessionStorage`.
export const place = [].indexOf.call(parent, self);
