# The site that needs no server

local-fetching = Fetching rules and opponents, once
local-size = { $loaded } of { $whole } MB
local-starting = Starting …
local-failed-old = This browser is too old to run the rules and opponents by itself; a current Firefox, Chrome, Edge or Safari can.
local-failed-memory = This device has too little memory free for the rules and opponents; close other tabs and try again.
local-failed-away = The rules and opponents could not be fetched: the first visit needs a connection.
local-failed-stopped = The rules and opponents have stopped; your matches are safe in this browser.
local-trouble-not-kept = This device could not keep your opponent’s move: its storage is full, or this window may not store anything. The match goes on by itself when there is room.
local-trouble-went-wrong = Something went wrong between the rules and an opponent. Nothing was lost; Dugout tries again by itself.
local-kept = Kept on this device: from now on Dugout works without a connection.
local-new = There is a newer version of Dugout. Your matches stay as they are.
local-renew = Use it now
local-later = Later
local-link-copied = Link copied: it holds the whole match, and opens without a server.
local-link-too-long = This match is too long for a link, so it was saved as a file: whoever gets it opens it with “Open a record”.
local-link-damaged = This link is damaged: part of it got lost on the way. Ask for it again, or for the match as a file.
local-alone-title = This takes other people
local-alone-text = This page runs without a server, so it knows only the people at this device; lobby, leagues and accounts need a Dugout server.
error-needs-server = This needs a Dugout server, and this page runs without one.
error-not-kept = This device could not keep it: its storage is full, or this window may not store anything. Nothing was lost; try again.
error-nobody-else = A match in this page is for the people at this device and computers; invitations need a server.
error-went-wrong = Something went wrong in this page. Nothing was played; try again.
