# The site that needs no server

local-fetching = Fetching rules and opponents, once
local-size = { $loaded } of { $whole } MB
local-starting = Starting …
local-failed-old = This browser is too old to run the rules and opponents by itself; a current Firefox, Chrome, Edge or Safari can.
local-failed-memory = This device has too little memory free for the rules and opponents; close other tabs and try again.
local-failed-away = The rules and opponents could not be fetched: the first visit needs a connection.
local-failed-stopped = The rules and opponents have stopped; your matches are safe in this browser.
local-trouble-not-kept = This device could not keep your opponent’s move: its storage is full, or this window is not allowed to store anything. The match goes on by itself when there is room.
local-trouble-went-wrong = Something went wrong between the rules and an opponent. Nothing was lost; Dugout tries again by itself.
local-not-here-yet = This part is not on the device yet; it comes with the next connection. What you have played is safe.
local-kept = Kept on this device: from now on Dugout works without a connection.
local-new = There is a newer version of Dugout. Your matches stay as they are.
local-renew = Use it now
local-later = Later
local-link-copied = Link copied: it holds the whole match, and opens without a server.
local-link-too-long = This match is too long for a link, so it was saved as a file: whoever gets it opens it with “Open a record”.
local-link-damaged = This link is damaged: part of it got lost on the way. Ask for it again, or for the match as a file.
local-alone-title = You need other people for this
local-alone-text = This page runs without a server, so it knows only the people at this device; lobby, leagues and accounts need a Dugout server.
error-needs-server = This needs a Dugout server, and this page runs without one.
error-not-kept = This device could not keep it: its storage is full, or this window is not allowed to store anything. Nothing was lost; try again.
error-nobody-else = A match in this page is for the people at this device and computers; invitations need a server.
error-went-wrong = Something went wrong in this page. Nothing was played; try again.
error-not-running = The rules and opponents are not running in this page, so nothing was played.

# The first page, and what lies on this device

local-only = on this page only
local-home-title = { $count ->
    [3] Three
   *[other] { $count }
 } football games, no server, no account.
local-home-text = Rules and opponents run in this page. Nothing you do leaves it.
local-loaded = rules and opponents loaded
local-play = Play { $game } now
local-go-on = Go on: { $game }
local-two = Two on this device
local-here = Your matches are here, on this device
local-here-count = { $count ->
    [0] No match kept yet
    [one] One match kept
   *[other] { $count } matches kept
 }
local-here-where = in this browser
local-here-show = Show
local-save-file = Save everything as a file
    .text = matches and settings, to keep or to move
local-save = Save
local-open-file = Open a file
    .text = one match, or everything from another device
local-open = Open
local-read = { $count ->
    [one] One match was read.
   *[other] { $count } matches were read.
 }
local-read-not = { $count ->
    [one] One match could not be read:
   *[other] { $count } matches could not be read:
 } { $why }
local-fact-quiet = no cookies, no requests after loading
local-fact-later = what you play here is unrated; you can upload it to a server
local-fact-dice = dice from the browser’s own random numbers, each roll in the log
local-fact-offline = works without a connection
local-offline = You are offline.
local-offline-title = No network? Play on.
local-last-contact = Last contact { $time }.
local-offline-works = Matches against the computer or on this device, lessons, replays and rule books work.
local-waits = Waits for the network
local-with-others = With others
local-waits-matches = Matches with others
local-waits-lobby = Lobby
local-waits-leagues = Leagues
local-device = App and storage
local-device-ready = Everything is on this device: Dugout works without a connection.
local-device-not-yet = Not all of it is on this device yet: stay online for a moment. If this does not change, this window is not allowed to store anything.
local-megabytes = { $size } MB
local-allowed = of { $size } MB allowed
local-bar-rules = rules and opponents
local-bar-pages = pages
local-bar-reports = reports
local-bar-matches = matches
local-part-rules = Rules and opponents
local-part-pages = Pages, lessons and rule books
local-part-reports = Match reports
local-part-size = { $size } MB
local-part-matches = { $over } finished · { $size } MB
local-remove-over = Remove finished matches
local-ready = ready
local-handed = Played here
    .text = { $count ->
        [0] nothing waits for the server
        [one] one match can go to the server, unrated
       *[other] { $count } matches can go to the server, unrated
     }
local-send = Send
local-sent = The server has them now, as records.
local-send-later = They go as soon as the server can be reached.
local-handed-open = the server has it
local-empty = Remove all matches
    .sure = { $count ->
        [one] One match will be gone from this browser for good.
       *[other] { $count } matches will be gone from this browser for good.
     } Save them as a file first if you may want them again.
local-news = Look for a newer version
local-news-found = A newer version is on its way.
local-news-none = This is the newest version.
local-install = Install
local-install-title = Put Dugout on your home screen
local-install-offline = Play without a network
local-install-cost = { $size } MB, already here
local-install-quick = Opens at once
    .text = no address bar, the whole pitch
local-install-hand = Nothing happening? Open the menu of your browser (on an iPhone “Share”) and choose “Add to Home Screen” or “Install”.
local-install-once = We ask once, after your third match. Later you find this under Settings, App and storage.
local-not-now = Not now

# Sentences about a server, as they are said where there is none

connection-lost-here = Restarting rules and opponents
error-damaged-here = This match is damaged and cannot be opened; your other matches are safe.
error-no-game-here = This version of Dugout does not have that game, or not that version of its rules.
error-no-match-here = This match is not in this browser.
error-offline-here = The rules and opponents did not answer, so nothing was played; try again.
matches-gone-here = Match { $id } is damaged, or no longer in this browser.
new-card-luck-text-here = sealed in this page before kick-off
new-unknown-text-here = This page does not have that game. You will find its games on the start page.
offline-text-here = Your matches are safe in this browser. Try again.
offline-title-here = The rules and opponents are not responding
table-broken-here = The table could not be loaded. Your match is safe in this browser; reload the page.
