/* For browsers that cannot run the site at all, in words that they can run: one sentence in the reader's language. */
(function () {
  var sentences = {
    en: "This browser is too old to run Dugout by itself; a current Firefox, Chrome, Edge or Safari can.",
    nl: "Deze browser is te oud om Dugout zelf te draaien; een recente Firefox, Chrome, Edge of Safari kan het wel.",
    de: "Dieser Browser ist zu alt, um Dugout selbst auszuführen; ein aktueller Firefox, Chrome, Edge oder Safari kann es.",
    fr: "Ce navigateur est trop ancien pour faire tourner Dugout ; un Firefox, Chrome, Edge ou Safari récent y arrive."
  };
  // whatever has these also knows the language in which the site is written (ES2022)
  var isNew = "noModule" in document.createElement("script") && window.WebAssembly && window.indexedDB &&
    window.DecompressionStream && Array.prototype.findLast && Object.hasOwn;
  if (isNew) return;
  var language = (navigator.language || "en").slice(0, 2);
  var told = document.createElement("p");
  told.setAttribute("role", "alert");
  told.setAttribute("data-old", "");
  told.style.cssText = "margin:24px;font:18px/1.5 sans-serif;max-width:36em";
  told.textContent = sentences[language] || sentences.en;
  document.body.appendChild(told);
})();
