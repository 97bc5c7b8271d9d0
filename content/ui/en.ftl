site-name = Bonduc
