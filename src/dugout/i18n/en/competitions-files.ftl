### Tables from elsewhere, and a table for elsewhere.
co-import = { $what ->
    [entrants] Entrants from a file
   *[results] Results from a file
}
co-import-help = { $what ->
    [entrants] CSV with the columns name and team; the team may be left out.
   *[results] CSV as it is downloaded here: teams, goals, and penalties in columns of their own. Cards and injuries are entered one by one.
}
co-import-file = Choose a file
co-import-do = Import
co-import-none = { $count ->
    [one] Nothing was imported: one line is wrong.
   *[other] Nothing was imported: { $count } lines are wrong.
}
co-import-line = Line { $line }: { $message }
co-imported = { $count ->
    [0] Nothing new.
    [one] One line imported.
   *[other] { $count } lines imported.
} { $same ->
    [0] { "" }
    [one] One was already here.
   *[other] { $same } were already here.
}
co-embed = Table for your site
co-embed-copied = The code for your site has been copied.
co-embed-look = See just the table

# What is wrong with a line.
refusal-co-csv-long = A file can have at most { $most } lines.
refusal-co-csv-columns = The columns cannot be told apart. Write them as: { $columns }.
refusal-co-csv-empty = The file is empty.
refusal-co-csv-no-match = There is no match of { $home } at home against { $away }.
refusal-co-csv-no-team = Nobody here is called “{ $name }”.
refusal-co-csv-two-teams = “{ $name }” is the name of more than one entrant here.
refusal-co-csv-date = “{ $text }” is not a date up to today. Write dates as 2026-11-18.
refusal-co-csv-number = “{ $column }” needs a whole number.
refusal-co-csv-decided = “{ $text }” is not how a match is decided. Write: { $known }.
refusal-co-csv-played = { $teams } has another result already. Change it at the desk.

# The link of a guest.
co-guest-link = Link
co-guest-send = Send { $name } the link
co-guest-copied = The link for { $name } has been copied.
co-ical-end = { $title }: end of { $part }
co-ical-all = { $title } ends
